/** For bugs, never for a customer's mistake. */
export function invariant(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new Error(`Broken invariant: ${sentence}`);
}

/** For an exhaustive `switch`: the compiler reports a missing case. */
export function unreachable(value: never): never {
  throw new Error(`Unreachable case: ${JSON.stringify(value)}`);
}
