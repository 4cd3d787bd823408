/** The addresses that the server sends to: those of known push services, and no others. */

/**
 * The services of Chrome, Edge, Firefox, Safari and their like; a dot in front stands for all hosts
 * below. A browser names the address, so that any other could be one of the server's own network.
 */
export const PUSH_HOSTS: readonly string[] = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  ".push.services.mozilla.com",
  ".notify.windows.com",
  ".push.apple.com",
];

/** The longest address, in characters. */
const LONGEST = 1_000;

/** Whether the address is one of these hosts', by HTTPS; within this machine HTTP will do, for trials. */
export function isPushEndpoint(text: string, hosts: readonly string[]): boolean {
  if (text.length > LONGEST || !URL.canParse(text)) return false;
  const { protocol, host, hostname, username, password } = new URL(text);
  const isPrivate = protocol === "https:" || (protocol === "http:" && hostname === "127.0.0.1");
  const isBare = username === "" && password === "";
  return isPrivate && isBare &&
    hosts.some((known) => known.startsWith(".") ? host.endsWith(known) : host === known);
}
