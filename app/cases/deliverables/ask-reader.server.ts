import { and, eq } from "drizzle-orm";
import { z } from "zod";

import { blockDeletion } from "#app/accounts/block-deletion.server.ts";
import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { canBeRead } from "#app/cases/deliverables/draft-laws.ts";
import { type Draft, findDraft } from "#app/cases/deliverables/find-drafts.server.ts";
import { readVersion } from "#app/cases/deliverables/read-version.server.ts";
import { caseDrafts } from "#app/cases/deliverables/tables.server.ts";
import { recordCaseFiles, type StoredFile, takeCaseFiles } from "#app/cases/files/keep-case-files.server.ts";
import { movedMeanwhile, unknownItem } from "#app/cases/item-refusals.ts";
import { customerGone } from "#app/desk/customer-gone.ts";
import { lockColleague } from "#app/desk/find-colleague.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { notify } from "#app/notifications/notify.server.ts";
import { lockItem } from "#app/orders/items/change-item.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

type Asking = {
  member: Member;
  itemId: OrderItemId;
  /** Made with the form: pressed twice, it is one draft. */
  draftId: string;
  /** Null for any manager. */
  readerId: UserId | null;
  text: string;
  files: File[];
  now: Date;
};

/** Puts a version before a second reader. One asked before waits no longer. */
export async function askReader(asking: Asking): Promise<Outcome<Draft>> {
  const { member, itemId, draftId, readerId, files } = asking;
  const known = await findItem(db, itemId);
  if (!known) return unknownItem;
  if (!may(member.role, "hand_over", { own: known.assignedTo === member.id })) return notAllowed;
  if (!z.uuid().safeParse(draftId).success) return notUnderstood;
  if (readerId === member.id) return ownReader;
  const read = await readVersion(asking.text, files);
  if (!read.ok) return read;
  const earlier = await findDraft(db, draftId);
  if (earlier) return isSame(earlier, asking) ? done(earlier) : notUnderstood;
  const sent = { itemId, ownerId: known.userId, sentBy: member.id, read: read.value.files };
  return takeCaseFiles(sent, (stored) => keep(asking, read.value.text, stored));
}

function keep(asking: Asking, text: string, stored: StoredFile[]): Promise<Outcome<Draft>> {
  const { member, itemId, draftId, readerId, now } = asking;
  return allOrNothing(db, async (tx) => {
    const reader = readerId === null ? null : await lockColleague(tx, readerId);
    const item = await lockItem(tx, itemId);
    if (!item) return unknownItem;
    if (!may(member.role, "hand_over", { own: item.assignedTo === member.id })) return notAllowed;
    const earlier = await findDraft(tx, draftId);
    if (earlier) return isSame(earlier, asking) ? done(earlier) : notUnderstood;
    if (!canBeRead(item.state)) return movedMeanwhile(item.state);
    if (readerId !== null && !reader) return readerGone;
    if (!(await blockDeletion(tx, item.userId))) return customerGone;
    await withdrawOpen(tx, item.id, now);
    const [draft] = await tx
      .insert(caseDrafts)
      .values({ id: draftId, itemId, text, writtenBy: member.id, writtenAt: now, readerId, state: "asked" })
      .returning();
    invariant(draft, "a draft that was inserted is returned");
    const about = { itemId, ownerId: item.userId, sentBy: member.id, place: { draftId }, now };
    const recorded = await recordCaseFiles(tx, stored, about);
    if (!recorded.ok) return recorded;
    await notify(tx, [noticeOf(draft)], now);
    await recordAuditEvent(tx, {
      actor: member,
      event: "version_put_to_reader",
      subject: { kind: "item", id: itemId },
      after: { reader: readerId },
      now,
    });
    return done(draft);
  });
}

/** To the reader, or to all who may read any. */
function noticeOf({ id: key, itemId, readerId, writtenBy: by }: Draft) {
  const named = readerId === null ? [] : [readerId];
  return { kind: "approval_wanted" as const, itemId, named, by, key, facts: { about: "version" as const } };
}

/** The caller holds the item's lock. */
async function withdrawOpen(tx: Transaction, itemId: OrderItemId, now: Date): Promise<void> {
  await tx.update(caseDrafts).set({ state: "withdrawn", readAt: now }).where(isOpenOf(itemId));
}

function isOpenOf(itemId: OrderItemId) {
  return and(eq(caseDrafts.itemId, itemId), eq(caseDrafts.state, "asked"));
}

function isSame({ itemId, writtenBy }: Draft, { member, itemId: asked }: Asking): boolean {
  return itemId === asked && writtenBy === member.id;
}

const ownReader = refuse({
  code: "own_version",
  message: "Nobody reads their own version. Choose a colleague.",
  status: 422,
  field: "reader",
});

const readerGone = refuse({
  code: "invalid_choice",
  message: "Choose somebody who works at the desk.",
  status: 422,
  field: "reader",
});
