# docker build -t conquerors . && docker run -p 8000:8000 -v conquerors:/data conquerors
# See docs/hosting.md. RUNTIME=denoland/deno:distroless-2.9.6 makes a smaller image, without a shell;
# CONFIG=deno.jsr.json builds on Fresh itself.
ARG RUNTIME=denoland/deno:2.9.6

FROM denoland/deno:2.9.6 AS build
ARG CONFIG=deno.json
WORKDIR /src
COPY . .
RUN deno run -A deploy/image.ts /app $CONFIG && mkdir /data

FROM $RUNTIME
WORKDIR /app
COPY --from=build /app /app
COPY --from=build --chown=1993:1993 /data /data

# The user that the base image calls deno; it can't change the app.
USER 1993:1993
ENV DENO_DIR=/app/.deno DATA=/data HOST=0.0.0.0 PORT=8000
VOLUME /data
EXPOSE 8000

HEALTHCHECK --interval=30s --timeout=3s --start-period=10s --start-interval=1s \
  CMD ["deno", "eval", "const { ok } = await fetch(`http://127.0.0.1:${Deno.env.get('PORT')}/healthz`); Deno.exit(ok ? 0 : 1)"]

CMD ["run", "--no-prompt", "--allow-net", "--allow-env", "--allow-sys=systemMemoryInfo", "--allow-read=/app,/data", "--allow-write=/data", "serve.ts", "--built"]
