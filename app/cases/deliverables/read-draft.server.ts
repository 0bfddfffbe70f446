import { eq } from "drizzle-orm";

import { blockDeletion } from "#app/accounts/block-deletion.server.ts";
import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { addVersion } from "#app/cases/deliverables/add-version.server.ts";
import { canBeRead, mayApprove } from "#app/cases/deliverables/draft-laws.ts";
import { type Draft, findDraft, lockDraft } from "#app/cases/deliverables/find-drafts.server.ts";
import type { Version } from "#app/cases/deliverables/list-versions.server.ts";
import { caseDrafts } from "#app/cases/deliverables/tables.server.ts";
import { readText } from "#app/cases/case-text.ts";
import { movedMeanwhile, unknownItem } from "#app/cases/item-refusals.ts";
import { queueCaseNote } from "#app/cases/send-case-note.server.ts";
import { caseFiles } from "#app/cases/tables.server.ts";
import { customerGone } from "#app/desk/customer-gone.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { lockItem, type PaidItem } from "#app/orders/items/change-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

type Reading = { member: Member; draftId: string; now: Date };
type Opened = { draft: Draft; item: PaidItem };

/** Delivers the version: it is its writer's, and the log says who read it. */
export function approveDraft(reading: Reading): Promise<Outcome<Version | null>> {
  const { member, draftId, now } = reading;
  return decide(reading, "approved", async (tx, { draft, item }) => {
    if (!(await blockDeletion(tx, item.userId))) return customerGone;
    const added = await addVersion(tx, item, { by: draft.writtenBy, text: draft.text, files: [], now });
    if (!added.ok) return added;
    const { version } = added.value;
    await tx
      .update(caseFiles)
      .set({ versionId: version.id, draftId: null })
      .where(eq(caseFiles.draftId, draftId));
    await end(tx, draft, { state: "approved", readBy: member.id, readAt: now });
    await queueCaseNote(tx, { about: "draft_approved", id: draftId });
    await recordAuditEvent(tx, {
      actor: member,
      event: "version_approved",
      subject: { kind: "item", id: item.id },
      before: { state: item.state },
      after: { state: added.value.item.state, version: version.version, written_by: draft.writtenBy },
      now,
    });
    return done(version);
  });
}

/** The work stays in review. Its writer reads why. */
export function sendDraftBack({ text, ...reading }: Reading & { text: string }): Promise<Outcome<null>> {
  const { member, draftId, now } = reading;
  return decide(reading, "sent_back", async (tx, { draft, item }) => {
    const reason = readText(text, "Write what has to change. Whoever wrote the version reads it.");
    if (!reason.ok) return reason;
    await end(tx, draft, {
      state: "sent_back",
      readBy: member.id,
      readAt: now,
      answerText: reason.value,
    });
    await queueCaseNote(tx, { about: "draft_sent_back", id: draftId });
    await recordAuditEvent(tx, {
      actor: member,
      event: "version_sent_back",
      subject: { kind: "item", id: item.id },
      after: { written_by: draft.writtenBy },
      now,
    });
    return done(null);
  });
}

/** By whoever does the work, until it is read. */
export function takeDraftBack({ member, draftId, now }: Reading): Promise<Outcome<null>> {
  return allOrNothing(db, async (tx) => {
    const opened = await open(tx, draftId);
    if (!opened.ok) return opened;
    const { draft, item } = opened.value;
    if (!may(member.role, "hand_over", { own: item.assignedTo === member.id })) return notAllowed;
    if (draft.state === "withdrawn") return done(null);
    if (draft.state !== "asked") return alreadyRead;
    await end(tx, draft, { state: "withdrawn", readAt: now });
    await recordAuditEvent(tx, {
      actor: member,
      event: "version_taken_back",
      subject: { kind: "item", id: item.id },
      now,
    });
    return done(null);
  });
}

function decide<Value>(
  { member, draftId }: Reading,
  as: Draft["state"],
  work: (tx: Transaction, opened: Opened) => Promise<Outcome<Value>>,
): Promise<Outcome<Value | null>> {
  return allOrNothing<Value | null>(db, async (tx) => {
    const opened = await open(tx, draftId);
    if (!opened.ok) return opened;
    const { draft, item } = opened.value;
    if (draft.writtenBy === member.id) return ownVersion;
    if (!mayApprove(member, draft)) return notAllowed;
    // The button was pressed twice.
    if (draft.state === as && draft.readBy === member.id) return done(null);
    if (draft.state !== "asked") return alreadyRead;
    if (!canBeRead(item.state)) return movedMeanwhile(item.state);
    return work(tx, opened.value);
  });
}

/** Item before draft, as `askReader` locks them. */
async function open(tx: Transaction, draftId: string): Promise<Outcome<Opened>> {
  const known = await findDraft(tx, draftId);
  if (!known) return unknownDraft;
  const item = await lockItem(tx, known.itemId);
  if (!item) return unknownItem;
  const draft = await lockDraft(tx, draftId);
  invariant(draft, `draft ${draftId} is there`);
  return done({ draft, item });
}

async function end(tx: Transaction, { id }: Draft, values: Partial<Draft>): Promise<void> {
  await tx.update(caseDrafts).set(values).where(eq(caseDrafts.id, id));
}

const unknownDraft = refuse({
  code: "unknown_version",
  message: "This version was not found.",
  status: 404,
});

const ownVersion = refuse({
  code: "own_version",
  message: "Nobody approves their own version. A colleague has to read it.",
  status: 409,
});

const alreadyRead = refuse({
  code: "already_read",
  message: "This version was read or taken back in the meantime. Nothing was changed.",
  status: 409,
});
