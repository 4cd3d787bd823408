/** Watches a match over COUNT sockets until it ends: `watchers.ts ADDRESS COUNT`; prints when all are open. */

const [address = "", count = "1"] = Deno.args;

await Promise.all(Array.from({ length: Number(count) }, () =>
  new Promise((resolve) => {
    const socket = new WebSocket(address);
    socket.onopen = resolve;
    socket.onclose = () => Deno.exit();
  })));
console.log("open");
