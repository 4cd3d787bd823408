/**
 * CRC-32 (ISO/IEC 13239, as PNG and gzip have it). Unlike a mere hash it promises something: any
 * change that lies within 32 neighboring bits is found.
 */

/** The generator polynomial, its bits reversed. */
const POLYNOMIAL = 0xedb88320;

/** The checksum of the bytes as an unsigned number. */
export function crc32(bytes: Uint8Array): number {
  let rest = -1;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? POLYNOMIAL : 0);
  }
  return ~rest >>> 0;
}
