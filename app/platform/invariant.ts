/** Throws when a thing that must be true is not: a bug, never a customer's mistake. */
export function invariant(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new Error(`Broken invariant: ${sentence}`);
}

/** For an exhaustive `switch`: the compiler refuses a case that was forgotten. */
export function unreachable(value: never): never {
  throw new Error(`Unreachable case: ${JSON.stringify(value)}`);
}
