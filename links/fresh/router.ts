import type { Method } from "./handler.ts";

/** What a route answers by method; `ALL` stands for the methods not named. */
type Answers<Answer> = Partial<Record<Method | "ALL", Answer>>;

interface Route<Answer> {
  readonly path: string;
  readonly pattern: URLPattern;
  readonly answers: Answers<Answer>;
}

/** The route a request belongs to, and its answer where the method has one. */
interface Match<Answer> {
  readonly path: string;
  readonly params: Record<string, string>;
  readonly answer: Answer | undefined;
}

const DYNAMIC = /[:*{}()+?\\]/;

/** Finds routes: exact paths first, then patterns in the order they were added. */
export class Router<Answer> {
  readonly #exact = new Map<string, Answers<Answer>>();
  readonly #dynamic: Route<Answer>[] = [];

  add(method: Method | "ALL", path: string, answer: Answer): void {
    this.#answersAt(path)[method] ??= answer;
  }

  /** The route of a path, with its answer to the method if it has one. */
  match(method: string, pathname: string): Match<Answer> | undefined {
    const found = this.#find(pathname);
    if (found === undefined) return undefined;
    const { path, params, answers } = found;
    return { path, params, answer: answerTo(answers, method) };
  }

  #answersAt(path: string): Answers<Answer> {
    if (!DYNAMIC.test(path)) {
      const answers = this.#exact.get(path) ?? {};
      this.#exact.set(path, answers);
      return answers;
    }
    const known = this.#dynamic.find((route) => route.path === path);
    if (known !== undefined) return known.answers;
    const answers: Answers<Answer> = {};
    this.#dynamic.push({ path, pattern: new URLPattern({ pathname: path }), answers });
    return answers;
  }

  #find(pathname: string) {
    const exact = this.#exact.get(pathname) ?? this.#exact.get(pathname.replace(/\/$/, ""));
    if (exact !== undefined) return { path: pathname, params: {}, answers: exact };
    for (const { path, pattern, answers } of this.#dynamic) {
      const match = pattern.exec({ pathname });
      if (match !== null) return { path, params: decoded(match.pathname.groups), answers };
    }
  }
}

function answerTo<Answer>(answers: Answers<Answer>, method: string): Answer | undefined {
  return answers[method as Method] ?? (method === "HEAD" ? answers.GET : undefined) ?? answers.ALL;
}

/** Signs that separate parts of an address, such as `/` and `&`, stay encoded. As 2.3.3 it throws on what can't be decoded. */
function decoded(groups: Record<string, string | undefined>): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(groups)) {
    if (value !== undefined) params[name] = decodeURI(value);
  }
  return params;
}

/** Whether a path stands for the whole app. */
export function isRoot(path: string): boolean {
  return path === "*" || path === "/" || path === "/*";
}

/** Whether a middleware's path covers a pathname: itself and all below it. */
export function scope(path: string): (pathname: string) => boolean {
  if (isRoot(path)) return () => true;
  const pattern = new URLPattern({ pathname: `${path.replace(/\/\*?$/, "")}{/*}?` });
  return (pathname) => pattern.test({ pathname });
}
