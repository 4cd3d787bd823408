/** Failures of a database, which are refusals; all else that is thrown is a bug. */

/** PostgreSQL failed, or is out of reach. */
export class StoreFailure extends Error {
  override name = "StoreFailure";
}

/** A newer program has changed the database so that this one can't use it. */
export class NewerSchema extends Error {
  override name = "NewerSchema";
}

/** Whether a database failed: full, broken, locked, read-only, or gone. */
export function isStoreFailure(error: unknown): error is Error {
  return error instanceof StoreFailure ||
    error instanceof Error && "code" in error && error.code === "ERR_SQLITE_ERROR";
}
