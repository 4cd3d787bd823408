/** A link as a QR code, which the server draws. */

export interface QrCode {
  /** Modules on a side. */
  readonly side: number;
  /** An SVG path of the dark ones, a module being 1 by 1. */
  readonly path: string;
}

/** The longest link that is drawn, in UTF-16 code units: denser codes cannot be photographed. */
export const LONGEST_LINK = 400;

/** Undefined when it cannot be had: the link is next to it. */
export async function fetchQr(link: string): Promise<QrCode | undefined> {
  if (link.length > LONGEST_LINK) return undefined;
  try {
    const headers = { "content-type": "application/json" };
    const response = await fetch("/api/qr", {
      method: "POST",
      headers,
      body: JSON.stringify({ link }),
    });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
