/** A request for a path, for a handler that is called without a server. */
export function request(path: string, init?: RequestInit): Request {
  return new Request(`http://localhost${path}`, init);
}
