/** A link as a QR code, which the server draws. This module is browser compatible. */

export interface QrCode {
  /** Modules on a side. */
  readonly side: number;
  /** An SVG path of the dark ones, a module being 1 by 1. */
  readonly path: string;
}

/** Undefined when it cannot be had: the link stands beside it. */
export async function fetchQr(link: string): Promise<QrCode | undefined> {
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
