import { sql } from "drizzle-orm";
import { bigint, index, type PgColumn, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { firstAgreedColumns } from "#app/cases/cancelling/money-columns.server.ts";

const time = () => timestamp({ withTimezone: true });

export const claimColumns = () => ({
  id: uuid().primaryKey(),
  /** The name of one of the service's guarantees. */
  guarantee: text().notNull(),
  claimedAt: time().notNull(),
  text: text().notNull(),
  state: text({ enum: ["asked", "accepted", "refused", "withdrawn"] }).notNull(),
  /** Null when the customer withdrew it. */
  decidedBy: text(),
  ...firstAgreedColumns(),
  answerText: text(),
  decidedAt: time(),
  /** What an accepted claim gave back, in hundredths of the order's currency. */
  paidToWallet: bigint({ mode: "bigint" }),
  paidToGateway: bigint({ mode: "bigint" }),
  paidPremium: bigint({ mode: "bigint" }),
});

type Indexed = Record<"id" | "itemId" | "guarantee" | "claimedAt" | "state", PgColumn>;

/** One claim per guarantee of an item that is open or was accepted. */
export const claimIndexes = ({ id, itemId, guarantee, claimedAt, state }: Indexed) => [
  index().on(itemId),
  uniqueIndex("guarantee_claims_one_open")
    .on(itemId, guarantee)
    .where(sql`${state} in ('asked', 'accepted')`),
  index("guarantee_claims_to_decide")
    .on(claimedAt, id)
    .where(sql`${state} = 'asked'`),
];
