import { text, timestamp } from "drizzle-orm/pg-core";

import type { UserId } from "#app/platform/ids.ts";

/** Set while a counsellor says that a session was missed and no manager has decided; the reason is the customer's. */
export const missedColumns = () => ({
  missedProposedBy: text().$type<UserId>(),
  missedProposedAt: timestamp({ withTimezone: true }),
  missedReason: text(),
});
