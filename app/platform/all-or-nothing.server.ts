import { accountGone, isAccountGone } from "#app/platform/account-gone.server.ts";
import type { Db, Transaction } from "#app/platform/db.server.ts";
import { refuse, type Outcome, type Refusal } from "#app/platform/outcome.ts";

/** In its own transaction or a savepoint; a refusal rolls back like an error. */
export async function allOrNothing<Value>(
  db: Db,
  work: (tx: Transaction) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  try {
    return await db.transaction(async (tx) => {
      const outcome = await work(tx);
      if (!outcome.ok) throw new Undo(outcome.refusal);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Undo) return refuse(error.refusal);
    if (isAccountGone(error)) return accountGone;
    throw error;
  }
}

class Undo extends Error {
  override name = "Undo";
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}
