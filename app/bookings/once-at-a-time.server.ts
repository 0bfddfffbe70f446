import { sql } from "drizzle-orm";

import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome, type Refused } from "#app/platform/outcome.ts";

type Busy = { counsellor: Refused; customer: Refused };

/**
 * Exclusion constraints prevent double booking, of free chats and sessions alike; their names tell whose time clashed.
 * A lock per person comes first, or two bookings could deadlock in a constraint.
 */
export async function onceAtATime<Value>(
  tx: Transaction,
  { people, busy }: { people: readonly UserId[]; busy: Busy },
  place: (savepoint: Transaction) => Promise<Value>,
): Promise<Outcome<Value>> {
  await lockDiaries(tx, people);
  try {
    return done(await tx.transaction(place));
  } catch (error) {
    switch (brokenConstraint(error)) {
      case "counsellor_once_at_a_time":
        return busy.counsellor;
      case "customer_once_at_a_time":
        return busy.customer;
      default:
        throw error;
    }
  }
}

/** Nobody else books these people until the transaction ends. */
export async function lockDiaries(tx: Transaction, people: readonly UserId[]): Promise<void> {
  for (const id of [...new Set(people)].toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`diary ${id}`}, 0))`);
  }
}

function brokenConstraint(error: unknown): unknown {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  return typeof cause === "object" && cause !== null && "constraint" in cause ? cause.constraint : null;
}
