import { eq } from "drizzle-orm";

import { alreadySent } from "#app/enquiries/enquiry-refusals.ts";
import { enquiries, type Enquiry, enquiryReplies } from "#app/enquiries/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

type NewReply = { authorId: UserId; fromDesk: boolean; text: string; sendKey: string; now: Date };

/** The same reply sent twice is one. The caller holds the enquiry's lock. */
export async function findSentReply(
  tx: Transaction,
  { reference }: Enquiry,
  { authorId, text, sendKey }: Omit<NewReply, "fromDesk" | "now">,
): Promise<Outcome<number | null>> {
  const [earlier] = await tx.select().from(enquiryReplies).where(eq(enquiryReplies.sendKey, sendKey));
  if (!earlier) return done(null);
  const isSame = earlier.reference === reference && earlier.authorId === authorId && earlier.text === text;
  return isSame ? done(earlier.id) : alreadySent;
}

export async function addReply(
  tx: Transaction,
  { reference }: Enquiry,
  { now, ...reply }: NewReply,
): Promise<Outcome<number>> {
  const [added] = await tx
    .insert(enquiryReplies)
    .values({ reference, ...reply, sentAt: now })
    .onConflictDoNothing()
    .returning({ id: enquiryReplies.id });
  return added ? done(added.id) : alreadySent;
}

/** Grows the version, too. */
export async function changeEnquiry(
  tx: Transaction,
  before: Enquiry,
  change: Partial<Pick<Enquiry, "state" | "assignedTo" | "replyBy">>,
): Promise<Enquiry> {
  const after = { ...change, version: before.version + 1 };
  await tx.update(enquiries).set(after).where(eq(enquiries.reference, before.reference));
  return { ...before, ...after };
}
