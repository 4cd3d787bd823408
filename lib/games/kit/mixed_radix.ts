/**
 * Digits, each of a radix of its own, as one number and its bytes: no digit costs more bits than it
 * has values.
 */

/** A whole number below `radix`. */
export interface Digit {
  readonly value: bigint;
  readonly radix: bigint;
}

/** The bytes of the number whose lowest digit is the first; zero has none. */
export function writeDigits(digits: readonly Digit[]): Uint8Array {
  return toBytes(digits.reduceRight((sum, { value, radix }) => sum * radix + value, 0n));
}

/** Takes digits from bytes, lowest first; who reads them must know each radix in turn. */
export class DigitReader {
  #rest: bigint;

  constructor(bytes: Uint8Array) {
    this.#rest = fromBytes(bytes);
  }

  take(radix: bigint): bigint {
    const digit = this.#rest % radix;
    this.#rest /= radix;
    return digit;
  }

  /** Whether only zeros are left. */
  get isEmpty(): boolean {
    return this.#rest === 0n;
  }
}

/** Big-endian, without leading zeros. */
function toBytes(number: bigint): Uint8Array {
  if (number === 0n) return new Uint8Array();
  const hex = number.toString(16);
  const pairs = hex.padStart(hex.length + hex.length % 2, "0").match(/../g)!;
  return Uint8Array.from(pairs, (pair) => parseInt(pair, 16));
}

function fromBytes(bytes: Uint8Array): bigint {
  return BigInt("0x0" + Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(""));
}
