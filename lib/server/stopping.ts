/** Aborted by the server once it has been told to stop. */
export const stopping = new AbortController();
