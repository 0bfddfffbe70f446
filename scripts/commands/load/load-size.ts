export type LoadSize = { customers: number; orders: number; topUps: number };

export type LoadStep = { what: string; sql: string };

/** SQL: pseudo-random below `below` from the row's `n`, the same at every load; `salt` makes independent numbers. */
export function chance(salt: string, below: number): string {
  return `(abs(hashtext('${salt}' || n)::bigint) % ${below})`;
}

/** SQL: a stable id from the row's `n`. */
export function idOf(kind: string): string {
  return `overlay(overlay(md5('${kind} ' || n) placing '4' from 13) placing '8' from 17)::uuid`;
}
