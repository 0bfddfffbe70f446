import { type Database, db } from "#app/platform/db.server.ts";

/** The oldest that a held value may be, whatever has been heard. */
export const heldMsMax = 1_000;

type Held<Value> = {
  (): Promise<Value>;
  /** Call after a change of one's own. */
  drop: () => void;
};

let version = 0;
let unchangedUntilMs = -Infinity;

/**
 * Keeps what was loaded while notices say that nothing has changed, and for `heldMsMax` without them. Requests share
 * one load; a failed one is not kept.
 */
export function held<Value>(load: () => Promise<Value>): Held<Value> {
  let kept: { value: Promise<Value>; version: number; from: Database; loadedAtMs: number } | null = null;
  const isGood = (one: NonNullable<typeof kept>) =>
    one.version === version &&
    one.from === db &&
    performance.now() - Math.max(one.loadedAtMs, unchangedUntilMs) < heldMsMax;

  function read(): Promise<Value> {
    if (kept && isGood(kept)) return kept.value;
    const loading = { value: load(), version, from: db, loadedAtMs: performance.now() };
    kept = loading;
    loading.value.catch(() => {
      if (kept === loading) kept = null;
    });
    return loading.value;
  }

  return Object.assign(read, {
    drop() {
      kept = null;
    },
  });
}

/** Something changed, or may have. */
export function dropHeld(): void {
  version += 1;
}

/** Every change committed before this moment of `performance.now()` has been heard of. */
export function confirmHeld(heardUntilMs: number): void {
  unchangedUntilMs = Math.max(unchangedUntilMs, heardUntilMs);
}
