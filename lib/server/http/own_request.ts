import type { FreshContext } from "fresh";
import type { Language } from "../../words/language.ts";
import type { State } from "../define.ts";
import type { Site } from "./origin.ts";

/** Where links of a page point that is made for anyone who comes, at an unknown address. */
const SOMEWHERE = "http://localhost";

/** Who asks when it's the server itself. */
const OURSELVES: Deno.ServeHandlerInfo = {
  remoteAddr: { transport: "tcp", hostname: "localhost", port: 0 },
  completed: Promise.resolve(),
};

/** Has the app make a page as for somebody new who prefers that language. */
export function askOurselves(
  handler: (req: Request, info: Deno.ServeHandlerInfo) => Promise<Response>,
  { publicUrl = SOMEWHERE }: Site,
  path: string,
  language: Language,
): Promise<Response> {
  const headers = { "accept-language": language };
  return handler(new Request(publicUrl + path, { headers }), OURSELVES);
}

/** Whether the server itself asks: nobody is counted for it. */
export function isOurs({ info }: Pick<FreshContext<State>, "info">): boolean {
  return info === OURSELVES;
}
