/** The statuses an error may have. */
export type ErrorStatus =
  | (400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415)
  | (416 | 417 | 418 | 421 | 422 | 423 | 424 | 425 | 426 | 428 | 429 | 431 | 451)
  | (500 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 510 | 511);

/** An answer with this status: throw it anywhere, the nearest error page shows it. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: ErrorStatus;

  constructor(status: ErrorStatus, message = `HTTP ${status}`) {
    super(message);
    this.status = status;
  }
}
