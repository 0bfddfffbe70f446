import { asc, eq } from "drizzle-orm";

import { enquiryReplies, type EnquiryReply } from "#app/enquiries/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { EnquiryReference } from "#app/platform/ids.ts";

export function listReplies(tx: Db, reference: EnquiryReference): Promise<EnquiryReply[]> {
  return tx
    .select()
    .from(enquiryReplies)
    .where(eq(enquiryReplies.reference, reference))
    .orderBy(asc(enquiryReplies.id));
}

export async function findReply(tx: Db, id: number): Promise<EnquiryReply | null> {
  const [found] = await tx.select().from(enquiryReplies).where(eq(enquiryReplies.id, id));
  return found ?? null;
}
