import type { Db, Transaction } from "#app/platform/db.server.ts";

/** Reads several times from the database as it is at one moment, so that nothing moves in between. */
export function inOneSnapshot<Read>(on: Db, read: (tx: Transaction) => Promise<Read>): Promise<Read> {
  return on.transaction(read, { isolationLevel: "repeatable read", accessMode: "read only" });
}
