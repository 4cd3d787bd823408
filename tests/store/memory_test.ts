import { MemoryStore } from "../../lib/store/memory.ts";
import { storeCases } from "./cases.ts";

storeCases(() => ({
  name: "memory",
  open: () => Promise.resolve(new MemoryStore()),
  reopen: (store) => Promise.resolve(store),
  [Symbol.asyncDispose]: () => Promise.resolve(),
}));
