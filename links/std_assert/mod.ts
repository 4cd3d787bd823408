/** A stand-in for `@std/assert`: the assertions this project's tests use, over `node:assert`. */
import nodeAssert from "node:assert/strict";

/** Asserts that the value is truthy. */
export function assert(value: unknown, message?: string): asserts value {
  nodeAssert.ok(value, message);
}

/** Asserts that both are deeply equal. */
export function assertEquals<T>(actual: T, expected: T, message?: string): void {
  nodeAssert.deepEqual(actual, expected, message);
}

/** Asserts that they are not deeply equal. */
export function assertNotEquals<T>(actual: T, expected: T, message?: string): void {
  nodeAssert.notDeepEqual(actual, expected, message);
}

/** Asserts that two numbers are nearly equal. */
export function assertAlmostEquals(actual: number, expected: number, tolerance = 1e-7): void {
  const difference = Math.abs(actual - expected);
  nodeAssert.ok(difference <= tolerance, `${actual} is not within ${tolerance} of ${expected}`);
}

/** Asserts that the text contains another. */
export function assertStringIncludes(actual: string, expected: string, message?: string): void {
  nodeAssert.ok(actual.includes(expected), message ?? `${quote(actual)} lacks ${quote(expected)}`);
}

/** Asserts that the text matches the pattern. */
export function assertMatch(actual: string, expected: RegExp, message?: string): void {
  nodeAssert.match(actual, expected, message);
}

type ErrorClass<E extends Error> = abstract new (...args: never[]) => E;

/** Asserts that the call throws, an error of the class and with the text if they are given. */
export function assertThrows<E extends Error = Error>(
  call: () => unknown,
  errorClass?: ErrorClass<E>,
  includes?: string,
): E {
  try {
    call();
  } catch (error) {
    return checked(error, errorClass, includes);
  }
  return fail("Expected the call to throw");
}

/** Asserts that the promise is rejected, with an error of the class and the text if given. */
export async function assertRejects<E extends Error = Error>(
  call: () => PromiseLike<unknown>,
  errorClass?: ErrorClass<E>,
  includes?: string,
): Promise<E> {
  try {
    await call();
  } catch (error) {
    return checked(error, errorClass, includes);
  }
  return fail("Expected the promise to be rejected");
}

/** Fails. */
export function fail(message = "Failed"): never {
  nodeAssert.fail(message);
}

function checked<E extends Error>(
  error: unknown,
  errorClass: ErrorClass<E> | undefined,
  includes: string | undefined,
): E {
  const expected = errorClass ?? Error;
  nodeAssert.ok(error instanceof expected, `Expected ${expected.name}, got ${error}`);
  if (includes !== undefined) assertStringIncludes(error.message, includes);
  return error as E;
}

function quote(text: string): string {
  return JSON.stringify(text.length > 400 ? `${text.slice(0, 400)}…` : text);
}
