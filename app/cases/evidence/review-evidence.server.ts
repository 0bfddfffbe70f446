import { blockDeletion } from "#app/accounts/block-deletion.server.ts";
import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { listClosed, noteMissing, unknownEntry } from "#app/cases/evidence/evidence-refusals.ts";
import { type CaseEntry, findCaseEntry, loadEvidence } from "#app/cases/evidence/load-evidence.server.ts";
import { queueEvidenceMail } from "#app/cases/evidence/send-evidence-mail.server.ts";
import { unknownItem } from "#app/cases/item-refusals.ts";
import { caseEvidence } from "#app/cases/evidence/tables.server.ts";
import { customerGone } from "#app/desk/customer-gone.ts";
import { takesEvidence } from "#app/cases/evidence/takes-evidence.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { lockItem, type PaidItem } from "#app/orders/items/change-item.server.ts";
import { readNote } from "#app/orders/items/item-note.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";
import { changedMeanwhile, done, type Outcome } from "#app/platform/outcome.ts";

export const verdicts = ["accepted", "weak", "missing", "not_needed"] as const;
type Verdict = (typeof verdicts)[number];

type Review = {
  member: Member;
  itemId: OrderItemId;
  entry: string;
  /** `missing` asks for it again. */
  verdict: Verdict;
  note: string;
  /** `seenOf` the entry as the page showed it. */
  seen: string;
  now: Date;
};

/** Pressed twice, it is one decision. Of two counsellors at once the second is told. */
export function reviewEvidence(review: Review): Promise<Outcome<string>> {
  return allOrNothing(db, async (tx) => {
    const item = await lockItem(tx, review.itemId);
    if (!item) return unknownItem;
    const { member, entry: key, verdict } = review;
    if (!may(member.role, "work_on_evidence", { own: item.assignedTo === member.id })) return notAllowed;
    if (!takesEvidence(item.state)) return listClosed;
    if (!(await blockDeletion(tx, item.userId))) return customerGone;
    const note = readNote(review.note);
    if (!note.ok) return { ...note, refusal: { ...note.refusal, field: "note" } };
    if (note.value === null && (verdict === "weak" || verdict === "missing")) return noteMissing;
    const found = findCaseEntry(await loadEvidence(tx, item), key);
    if (!found) return unknownEntry;
    if (isDecided(found, review, note.value)) return done(key);
    if (seenOf(found) !== review.seen) return changedMeanwhile("this entry");
    await decide(tx, item, { review, found, note: note.value });
    return done(key);
  });
}

/** Files count as well: one may be gone since. */
export function seenOf({ row, files }: CaseEntry): string {
  return [row?.changedAt.toISOString() ?? "", ...files.map(({ fileId }) => fileId).toSorted()].join(" ");
}

function isDecided({ row }: CaseEntry, { member, verdict }: Review, note: string | null): boolean {
  return row?.decidedBy === member.id && row.state === verdict && row.note === note;
}

type Decision = { review: Review; found: CaseEntry; note: string | null };

async function decide(tx: Transaction, item: PaidItem, { review, found, note }: Decision): Promise<void> {
  const { member, entry: key, verdict: state, now } = review;
  const kept = { state, note, decidedBy: member.id, changedAt: now };
  await tx
    .insert(caseEvidence)
    .values({ itemId: item.id, key, ...kept })
    .onConflictDoUpdate({ target: [caseEvidence.itemId, caseEvidence.key], set: kept });
  // The note stays out of the log, which cannot be edited.
  await recordAuditEvent(tx, {
    actor: member,
    event: "evidence_reviewed",
    subject: { kind: "item", id: item.id },
    before: { entry: key, state: found.state },
    after: { entry: key, state },
    now,
  });
  await queueEvidenceMail(tx, { about: "reviewed", itemId: item.id }, now);
}
