import { STATUS_TEXT } from "./status_text.ts";

/** An answer with this status: throw it anywhere, the nearest error page shows it. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;

  constructor(status: number, message?: string, options?: ErrorOptions) {
    super(message ?? STATUS_TEXT[status] ?? `Status ${status}`, options);
    this.status = status;
  }
}
