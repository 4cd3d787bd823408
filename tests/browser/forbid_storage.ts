/** Runs in the page before its own scripts: the browser lets the site keep nothing. */
export function forbidStorage(): void {
  const get = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(globalThis, name, { get });
  }
}
