/** nginx in front of several servers, one request after another to the next of them. */

import { freePort } from "./free_port.ts";
import { makeFolder } from "../folder.ts";

export interface Balancer extends AsyncDisposable {
  readonly url: string;
  /** The ports of those that served requests of such a path, as often as they did. */
  served(path: string): Promise<number[]>;
}

/** Starts it; a server that can't be reached is tried again with every request. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const folder = await makeFolder(), port = freePort();
  await Deno.writeTextFile(`${folder.path}/nginx.conf`, confOf(folder.path, port, ports));
  const process = new Deno.Command("/usr/sbin/nginx", {
    args: ["-p", folder.path, "-c", `${folder.path}/nginx.conf`, "-e", "stderr"],
    stdout: "null",
    stderr: "null",
  }).spawn();
  await listening(port);
  return {
    url: `http://127.0.0.1:${port}`,
    async served(path) {
      const lines = (await Deno.readTextFile(`${folder.path}/access.log`)).split("\n");
      return lines.filter((line) => line.startsWith(`${path} `))
        .map((line) => Number(line.split(":").at(-1)));
    },
    async [Symbol.asyncDispose]() {
      process.kill("SIGTERM");
      await process.status;
      await folder[Symbol.asyncDispose]();
    },
  };
}

function confOf(folder: string, port: number, ports: readonly number[]): string {
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `
    ${Deno.uid() === 0 ? "user root;" : ""}
    daemon off;
    worker_processes 1;
    pid ${folder}/nginx.pid;
    events { worker_connections 4096; }
    http {
      # The last server that a request was passed to; a socket's line is written when that ends.
      log_format served "$uri $upstream_addr";
      access_log ${folder}/access.log served;
      ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n")}
      upstream servers {
        ${ports.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join("\n")}
      }
      map $http_upgrade $line { default upgrade; '' close; }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://servers;
          proxy_http_version 1.1;
          proxy_set_header Upgrade $http_upgrade;
          proxy_set_header Connection $line;
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        }
      }
    }`;
}

async function listening(port: number): Promise<void> {
  for (;;) {
    try {
      (await Deno.connect({ hostname: "127.0.0.1", port })).close();
      return;
    } catch (error) {
      if (!(error instanceof Deno.errors.ConnectionRefused)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
