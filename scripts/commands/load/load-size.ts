/** How much is loaded. */
export type LoadSize = { customers: number; orders: number; topUps: number };

/** One statement of the load, and what it brings. */
export type LoadStep = { what: string; sql: string };

/**
 * A number below `below` that looks like chance and is the same at every load: `salt` keeps two of a row apart. In SQL, of
 * the row's `n`.
 */
export function chance(salt: string, below: number): string {
  return `(abs(hashtext('${salt}' || n)::bigint) % ${below})`;
}

/** An id that is the same at every load, in SQL, of the row's `n`. */
export function idOf(kind: string): string {
  return `overlay(overlay(md5('${kind} ' || n) placing '4' from 13) placing '8' from 17)::uuid`;
}
