import { and, eq, inArray } from "drizzle-orm";

import { blockDeletion } from "#app/accounts/block-deletion.server.ts";
import { type Actor, recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { evidenceTextLengthMax } from "#app/cases/evidence/evidence-limits.ts";
import {
  acceptedEntry,
  listClosed,
  nothingSent,
  unknownEntry,
} from "#app/cases/evidence/evidence-refusals.ts";
import {
  type CaseEntry,
  type CaseEvidenceList,
  findCaseEntry,
  loadEvidence,
} from "#app/cases/evidence/load-evidence.server.ts";
import { findSameFiles } from "#app/cases/evidence/same-file.server.ts";
import { queueEvidenceMail } from "#app/cases/evidence/send-evidence-mail.server.ts";
import { recordCaseFiles, type StoredFile, takeCaseFiles } from "#app/cases/files/keep-case-files.server.ts";
import { readCaseFiles } from "#app/cases/files/read-case-files.server.ts";
import { caseEvidence, caseEvidenceFiles } from "#app/cases/evidence/tables.server.ts";
import { caseFiles } from "#app/cases/tables.server.ts";
import { customerGone } from "#app/desk/customer-gone.ts";
import { takesEvidence } from "#app/cases/evidence/takes-evidence.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { dropFiles } from "#app/files/record-file.server.ts";
import { lockItem, type PaidItem } from "#app/orders/items/change-item.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { unknownItem } from "#app/cases/item-refusals.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { isDay } from "#app/platform/dates.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { plainParagraphs, readersLength } from "#app/platform/plain-text.ts";

type Sender = { userId: UserId } | { member: Member };

type Sending = {
  by: Sender;
  itemId: OrderItemId;
  entry: string;
  files: readonly File[];
  /** Files of the case that are used here, too. */
  use: readonly string[];
  remove: readonly string[];
  text: string;
  /** `2026-11-30`, or empty. */
  expiresOn: string;
  now: Date;
};

/** What proves an entry: files, new ones or those of the case, words, and a date. Resolves to the entry's key. */
export async function sendEvidence(sending: Sending): Promise<Outcome<string>> {
  const item = await findItem(db, sending.itemId);
  if (!item) return unknownItem;
  const allowed = mayChange(item, sending.by);
  if (!allowed.ok) return allowed;
  const typed = readTyped(sending);
  if (!typed.ok) return typed;
  const read = await readCaseFiles(sending.files);
  if (!read.ok) return read;
  const side = { itemId: item.id, ownerId: item.userId, sentBy: senderOf(sending.by), read: read.value };
  return takeCaseFiles(side, (stored) =>
    allOrNothing(db, async (tx) => {
      const locked = await lockItem(tx, sending.itemId);
      if (!locked) return unknownItem;
      return attach(tx, locked, { ...sending, ...typed.value, stored });
    }),
  );
}

function mayChange(item: Pick<PaidItem, "userId" | "assignedTo">, by: Sender): Outcome<null> {
  if ("userId" in by) return item.userId === by.userId ? done(null) : unknownItem;
  const own = item.assignedTo === by.member.id;
  return may(by.member.role, "work_on_evidence", { own }) ? done(null) : notAllowed;
}

function senderOf(by: Sender): UserId {
  return "userId" in by ? by.userId : by.member.id;
}

function readTyped({ text: typed, expiresOn }: Sending): Outcome<{ text: string; expiresOn: string }> {
  const text = plainParagraphs(typed);
  if (readersLength(text) > evidenceTextLengthMax)
    return wrong("text", `At most ${evidenceTextLengthMax} characters. Send longer texts as a file.`);
  if (expiresOn !== "" && !(isDay(expiresOn) && /^(19|20)/.test(expiresOn)))
    return wrong("expires_on", "Give a day, such as 30 November 2026.");
  return done({ text, expiresOn });
}

function wrong(field: string, message: string): Outcome<never> {
  return refuse({ code: "not_read", message, status: 422, field });
}

async function attach(
  tx: Transaction,
  item: PaidItem,
  sending: Sending & { stored: StoredFile[] },
): Promise<Outcome<string>> {
  const { by, entry: key, stored, now } = sending;
  const allowed = mayChange(item, by);
  if (!allowed.ok) return allowed;
  if (!takesEvidence(item.state)) return listClosed;
  if (!(await blockDeletion(tx, item.userId))) return customerGone;
  const list = await loadEvidence(tx, item);
  const found = findCaseEntry(list, key);
  if (!found || (stored.length > 0 && found.entry.staysWithYou)) return unknownEntry;
  if (found.state === "accepted" && "userId" in by) return acceptedEntry;
  const change = await changeOf(sending, found, list);
  if (change.isNothing) return nothingSent;
  await keepRow(tx, item, { found, change, sending });
  const about = { itemId: item.id, ownerId: item.userId, sentBy: senderOf(by), now };
  const place = { onEvidenceList: true as const };
  const recorded = await recordCaseFiles(tx, change.recorded, { ...about, place });
  if (!recorded.ok) return recorded;
  await moveFiles(tx, { itemId: item.id, key, ...change });
  await dropUnused(tx, item.id, change.removed);
  if ("userId" in by) await queueEvidenceMail(tx, { about: "sent", itemId: item.id }, now);
  else await recordSent(tx, item, { member: by.member, key, files: change.added.length, now });
  return done(key);
}

type Change = {
  recorded: StoredFile[];
  added: string[];
  removed: string[];
  text: string;
  expiresOn: string | null;
  isEmpty: boolean;
  isNothing: boolean;
};

async function changeOf(
  { stored, use, remove, text, expiresOn: day }: Sending & { stored: StoredFile[] },
  { entry, row, files: before, expiresOn: dayBefore }: CaseEntry,
  { files }: CaseEvidenceList,
): Promise<Change> {
  const same = await findSameFiles(stored, files);
  const recorded = stored.filter((one) => !same.has(one));
  const here = new Set(before.map(({ fileId }) => fileId));
  const used = files.filter(({ fileId }) => use.includes(fileId)).map(({ fileId }) => fileId);
  const wanted = [...recorded.map(({ fileId }) => fileId), ...same.values(), ...used];
  const added = [...new Set(wanted)].filter((fileId) => !here.has(fileId));
  const removed = [...here].filter((fileId) => remove.includes(fileId) && !wanted.includes(fileId));
  const expiresOn = entry.dated === null || day === "" ? null : day;
  const left = here.size + added.length - removed.length;
  const isSame = text === (row?.text ?? "") && (expiresOn ?? "") === (dayBefore ?? "");
  return {
    recorded,
    added,
    removed,
    text,
    expiresOn,
    isEmpty: left === 0 && text === "" && expiresOn === null,
    isNothing: added.length === 0 && removed.length === 0 && isSame && stored.length === 0,
  };
}

type Kept = { found: CaseEntry; change: Change; sending: Sending };

async function keepRow(tx: Transaction, item: PaidItem, { found, change, sending }: Kept): Promise<void> {
  const { text, expiresOn, isEmpty } = change;
  const kept = {
    text,
    expiresOn,
    state: isEmpty ? ("missing" as const) : ("sent" as const),
    changedAt: sending.now,
  };
  await tx
    .insert(caseEvidence)
    .values({ itemId: item.id, key: found.entry.key, ...kept })
    .onConflictDoUpdate({ target: [caseEvidence.itemId, caseEvidence.key], set: kept });
}

type Moved = { itemId: OrderItemId; key: string } & Pick<Change, "added" | "removed">;

async function moveFiles(tx: Transaction, { itemId, key, added, removed }: Moved): Promise<void> {
  if (added.length > 0)
    await tx.insert(caseEvidenceFiles).values(added.map((fileId) => ({ itemId, key, fileId })));
  if (removed.length === 0) return;
  await tx
    .delete(caseEvidenceFiles)
    .where(
      and(
        eq(caseEvidenceFiles.itemId, itemId),
        eq(caseEvidenceFiles.key, key),
        inArray(caseEvidenceFiles.fileId, removed),
      ),
    );
}

/** What was sent to the list alone, and no entry uses any more. */
async function dropUnused(tx: Transaction, itemId: OrderItemId, removed: readonly string[]): Promise<void> {
  if (removed.length === 0) return;
  const { fileId } = caseFiles;
  const ours = await tx
    .select({ fileId })
    .from(caseFiles)
    .where(
      and(eq(caseFiles.itemId, itemId), eq(caseFiles.onEvidenceList, true), inArray(fileId, [...removed])),
    );
  const used = await tx
    .select({ fileId: caseEvidenceFiles.fileId })
    .from(caseEvidenceFiles)
    .where(eq(caseEvidenceFiles.itemId, itemId));
  const inUse = new Set(used.map((one) => one.fileId));
  await dropFiles(
    tx,
    ours.map((one) => one.fileId).filter((id) => !inUse.has(id)),
  );
}

type SentAtDesk = { member: Actor; key: string; files: number; now: Date };

async function recordSent(tx: Transaction, item: PaidItem, { member, key, files, now }: SentAtDesk) {
  await recordAuditEvent(tx, {
    actor: member,
    event: "evidence_attached",
    subject: { kind: "item", id: item.id },
    after: { entry: key, files },
    now,
  });
}
