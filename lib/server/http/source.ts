import { clientAddress, sourceOf } from "../transport/address.ts";

/** What a request counts for where there are limits. */
export function sourceOfRequest(
  { headers }: Request,
  { remoteAddr }: Deno.ServeHandlerInfo,
  trustedHops: number,
): string {
  const socket = "hostname" in remoteAddr ? remoteAddr.hostname : "local";
  return sourceOf(clientAddress(socket, headers.get("x-forwarded-for"), trustedHops));
}
