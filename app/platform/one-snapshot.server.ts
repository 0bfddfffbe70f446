import type { Db, Transaction } from "#app/platform/db.server.ts";

/** Several reads see the database as of one moment. */
export function inOneSnapshot<Read>(on: Db, read: (tx: Transaction) => Promise<Read>): Promise<Read> {
  return on.transaction(read, { isolationLevel: "repeatable read", accessMode: "read only" });
}
