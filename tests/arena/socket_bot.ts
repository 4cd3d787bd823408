/** Bots of the arena that come by a WebSocket. */

type Message = Record<string, unknown>;

/** A bot that says who it is, waits, and answers as `move` says. */
export function openBot(url: string, name: string, move: (turn: number) => unknown): WebSocket {
  const socket = new WebSocket(`${url}/api/arena`);
  let turn = 0;
  const send = (message: unknown) => socket.send(JSON.stringify(message));
  socket.onmessage = ({ data }) => {
    const message: Message = JSON.parse(data);
    if (message.state === "connecting") send({ identity: { author: "tests", name } });
    if (message.state === "config") send({ configure: { allow_training: false } });
    if ("get_move" in message) send({ update_state: move(turn++) });
  };
  return socket;
}

export function closed(socket: WebSocket): Promise<CloseEvent> {
  return new Promise((resolve) => socket.addEventListener("close", resolve, { once: true }));
}

/** A glider, thrown in a new place every few turns. */
export function glider(turn: number): unknown {
  const at = turn * 7 % 80;
  return turn % 5 > 0 ? [] : [[at, 1], [at + 1, 2], [at + 2, 0], [at + 2, 1], [at + 2, 2]];
}
