FROM denoland/deno:2.9.6

WORKDIR /app
COPY . .
# Building loads all that serving needs, so that a container starts without a network.
RUN deno task build \
  && deno cache serve.ts _fresh/server.js \
  && mkdir -p /data \
  && chown deno:deno /data

USER deno
ENV DATA=/data HOST=0.0.0.0 PORT=8000
VOLUME /data
EXPOSE 8000

HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["deno", "eval", "const { ok } = await fetch(`http://localhost:${Deno.env.get('PORT')}/healthz`); Deno.exit(ok ? 0 : 1)"]

CMD ["run", "--no-prompt", "--allow-net", "--allow-env", "--allow-read", "--allow-write=/data", "serve.ts"]
