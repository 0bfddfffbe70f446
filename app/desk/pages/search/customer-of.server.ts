import { inArray, type SQL } from "drizzle-orm";

import { accountIdsWith, customerWith } from "#app/accounts/search-accounts.server.ts";
import { db } from "#app/platform/db.server.ts";

const peopleMax = 12;

/** Whether a row's customer is meant: one of the best matches, or of all where somebody sees only their own rows. */
export async function customerOf(terms: readonly string[], seesAll: boolean): Promise<(userId: SQL) => SQL> {
  return seesAll
    ? (userId) => inArray(userId, accountIdsWith(db, terms, peopleMax))
    : customerWith(db, terms);
}
