import { and, eq } from "drizzle-orm";

import { enquiries } from "#app/enquiries/tables.server.ts";
import type { Count } from "#app/platform/ask-at-once.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** Of one answerer, or of all. */
export function countOpenEnquiries(tx: Db, assignedTo: UserId | null): Count {
  const theirs = assignedTo === null ? undefined : eq(enquiries.assignedTo, assignedTo);
  return tx.$count(enquiries, and(eq(enquiries.state, "open"), theirs));
}
