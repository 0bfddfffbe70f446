import { eq } from "drizzle-orm";

import { enquiries, type Enquiry } from "#app/enquiries/tables.server.ts";
import type { Db, Transaction } from "#app/platform/db.server.ts";
import { EnquiryReference, isId, type UserId } from "#app/platform/ids.ts";

export async function findEnquiry(tx: Db, reference: string): Promise<Enquiry | null> {
  if (!isId(EnquiryReference, reference)) return null;
  const [found] = await tx.select().from(enquiries).where(eq(enquiries.reference, reference));
  return found ?? null;
}

export async function findOwnEnquiry(tx: Db, reference: string, userId: UserId): Promise<Enquiry | null> {
  const found = await findEnquiry(tx, reference);
  return found?.userId === userId ? found : null;
}

export async function lockEnquiry(tx: Transaction, reference: string): Promise<Enquiry | null> {
  if (!isId(EnquiryReference, reference)) return null;
  const [found] = await tx.select().from(enquiries).where(eq(enquiries.reference, reference)).for("update");
  return found ?? null;
}
