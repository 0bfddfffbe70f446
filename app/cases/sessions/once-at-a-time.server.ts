import { sql } from "drizzle-orm";

import { counsellorBusy, customerBusy } from "#app/cases/sessions/session-refusals.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

/**
 * Exclusion constraints prevent double booking; their names tell whose time clashed. A lock per person comes first,
 * or two bookings could deadlock in a constraint.
 */
export async function onceAtATime<Value>(
  tx: Transaction,
  people: readonly UserId[],
  place: (savepoint: Transaction) => Promise<Value>,
): Promise<Outcome<Value>> {
  for (const id of [...new Set(people)].toSorted()) await lockDiary(tx, id);
  try {
    return done(await tx.transaction(place));
  } catch (error) {
    switch (brokenConstraint(error)) {
      case "appointments_counsellor_once_at_a_time":
        return counsellorBusy;
      case "appointments_customer_once_at_a_time":
        return customerBusy;
      default:
        throw error;
    }
  }
}

async function lockDiary(tx: Transaction, userId: UserId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`appointments ${userId}`}, 0))`);
}

function brokenConstraint(error: unknown): unknown {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  return typeof cause === "object" && cause !== null && "constraint" in cause ? cause.constraint : null;
}
