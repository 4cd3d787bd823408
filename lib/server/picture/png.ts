import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Eight bits a pixel, indexed colors, nothing interlaced. */
const SHAPE = [8, 3, 0, 0, 0];

/** Pixels row by row, each the index of a color; at most 256 colors. */
export interface IndexedImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  /** Red, green and blue, each from 0 to 255. */
  readonly palette: readonly (readonly [number, number, number])[];
}

/**
 * An image as PNG (ISO/IEC 15948). The libraries for it only write full colors, which for boards
 * are three times the work and the bytes.
 */
export function encodePng(
  { width, height, pixels, palette }: IndexedImage,
): Uint8Array<ArrayBuffer> {
  const size = new Uint8Array(8);
  const view = new DataView(size.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row++) {
    // Each row begins with its filter: none.
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return joined([
    Uint8Array.from(SIGNATURE),
    chunk("IHDR", joined([size, Uint8Array.from(SHAPE)])),
    chunk("PLTE", Uint8Array.from(palette.flat())),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", new Uint8Array()),
  ]);
}

/** Length, name, content, and the checksum of the last two. */
function chunk(name: string, content: Uint8Array): Uint8Array {
  const named = joined([new TextEncoder().encode(name), content]);
  const frame = new DataView(new ArrayBuffer(8));
  frame.setUint32(0, content.length);
  frame.setUint32(4, crc32(named));
  return joined([new Uint8Array(frame.buffer, 0, 4), named, new Uint8Array(frame.buffer, 4)]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
