/** Every message that a bot may send to the arena, from what is drawn. */

import type { ClientMessage } from "../../lib/server/arena/messages.ts";

/** A message that isn't here doesn't compile. */
export const BOT_MESSAGES: { readonly [T in ClientMessage["t"]]: (choice: number) => object } = {
  identity: (choice) => ({
    identity: {
      author: "tests",
      name: `Bot${choice % 3}`,
      ...choice > 8 && { key: `key${choice % 2}` },
    },
  }),
  configure: (choice) => ({
    configure: {
      allow_training: choice % 2 === 0,
      force_training: choice % 4 === 0,
      training_timeout: choice % 3,
    },
  }),
  get_state: () => ({ get_state: null }),
  disconnect: () => ({ disconnect: null }),
  update_state: (choice) => ({
    update_state: Array.from({ length: choice * 3 }, (_, at) => [at % 20, choice + at % 7]),
  }),
  verify: (choice) => ({ verify: { y_size: 1 + choice * 13, x_size: 200 - choice * 12 } }),
  nothing: () => ({}),
  next_board: (choice) => ({
    next_board: Array.from({ length: choice }, () => Array(choice).fill(choice % 3)),
  }),
};

export const BOT_TAGS = Object.keys(BOT_MESSAGES) as ClientMessage["t"][];
