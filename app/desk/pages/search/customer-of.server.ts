import { inArray, type SQL } from "drizzle-orm";

import { customerWith, rankedAccounts } from "#app/accounts/search-accounts.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

const peopleMax = 12;

export type CustomersMeant = {
  /** Best first. */
  ranked(terms: readonly string[]): Promise<UserId[]>;
  /** Whether a row's customer is meant: one of the best matches, or of all where somebody sees only their own rows. */
  isMeant(terms: readonly string[], seesAll: boolean): Promise<(userId: SQL) => SQL>;
};

/** Looks each name up once, however many kinds of records one search asks for it. */
export function customersMeant(): CustomersMeant {
  const found = new Map<string, Promise<UserId[]>>();
  const ranked = (terms: readonly string[]) => {
    const key = terms.join(" ");
    const ids = found.get(key) ?? rankedAccounts(db, terms);
    found.set(key, ids);
    return ids;
  };
  return {
    ranked,
    async isMeant(terms, seesAll) {
      const ids = await ranked(terms);
      return seesAll ? (userId) => inArray(userId, ids.slice(0, peopleMax)) : customerWith(terms, ids);
    },
  };
}
