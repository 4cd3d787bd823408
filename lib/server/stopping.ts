/** Aborted by the server once it has been asked to stop. */
export const stopping = new AbortController();
