/** An answer with this status: throw it anywhere, the nearest error page shows it. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;

  constructor(status: number, message = `HTTP ${status}`, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
