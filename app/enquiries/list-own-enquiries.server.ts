import { and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";

import { enquiries, type Enquiry } from "#app/enquiries/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { type Cursor, pageAfter } from "#app/platform/page-after.server.ts";

/** Newest first. */
export function pageOwnEnquiries(
  tx: Db,
  userId: UserId,
  { after, size }: { after: Cursor; size: number },
): Promise<{ rows: Enquiry[]; next: string | null }> {
  const { reference: id, createdAt: by } = enquiries;
  return pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select()
        .from(enquiries)
        .where(and(eq(enquiries.userId, userId), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    { by, id, idOf: ({ reference }) => reference },
    { after, size },
  );
}

/** A part of other queries. */
export function hasEnquiries(userId: Placeholder): SQL<boolean> {
  return sql`exists (select from ${enquiries} where user_id = ${userId})`;
}
