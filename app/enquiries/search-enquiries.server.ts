import { and, desc, eq, like, sql } from "drizzle-orm";

import { type Enquiry, enquiries } from "#app/enquiries/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { termPattern } from "#app/platform/search-terms.ts";

/** Each word is part of the reference, the name or the email; the newest first. */
export function searchEnquiries(
  tx: Db,
  { terms, assignedTo }: { terms: readonly string[]; assignedTo: UserId | null },
  limit: number,
): Promise<Enquiry[]> {
  return tx
    .select()
    .from(enquiries)
    .where(
      and(
        ...terms.map((word) => like(searchedText, termPattern(word))),
        assignedTo === null ? undefined : eq(enquiries.assignedTo, assignedTo),
      ),
    )
    .orderBy(desc(enquiries.createdAt), desc(enquiries.reference))
    .limit(limit);
}

/** As its trigram index has it. */
const searchedText = sql`(' ' || search_text(${enquiries.reference} || ' ' || ${enquiries.name} || ' ' || ${enquiries.email}))`;
