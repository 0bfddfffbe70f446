import { sql } from "drizzle-orm";
import { boolean, date, index, type PgColumn, text } from "drizzle-orm/pg-core";

import type { UserId } from "#app/platform/ids.ts";

export const changeColumns = () => ({
  note: text(),
  noteTold: boolean().notNull().default(false),
  /** Of a delivery: when it was due, and who worked on it then. */
  dueOn: date(),
  assignedTo: text().$type<UserId>(),
});

export const changeIndexes = ({
  itemId,
  state,
  changedAt,
}: Record<"itemId" | "state" | "changedAt", PgColumn>) => [
  index().on(itemId),
  index("order_item_changes_delivered")
    .on(changedAt)
    .where(sql`${state} = 'delivered'`),
];
