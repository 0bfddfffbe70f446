/** The most characters of a code that are read. */
export const couponCodeMax = 40;

/** Ignores case and surrounding space. */
export function normaliseCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Checks the format only, to save a query. */
export function isCode(code: string): boolean {
  return /^[\p{L}\p{N}_-]+$/u.test(code) && Array.from(code).length <= couponCodeMax;
}
