import { randomUUID } from "node:crypto";

import { and, eq } from "drizzle-orm";
import { z } from "zod";

import { blockDeletion } from "#app/accounts/block-deletion.server.ts";
import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { drawUpList } from "#app/cases/evidence/draw-up-list.server.ts";
import type { ListId } from "#app/cases/evidence/evidence-list.ts";
import { helpLengthMax, titleLengthMax } from "#app/cases/evidence/evidence-limits.ts";
import { listClosed, unknownEntry } from "#app/cases/evidence/evidence-refusals.ts";
import { queueEvidenceMail } from "#app/cases/evidence/send-evidence-mail.server.ts";
import { unknownItem } from "#app/cases/item-refusals.ts";
import { caseEvidence, caseEvidenceFiles } from "#app/cases/evidence/tables.server.ts";
import { customerGone } from "#app/desk/customer-gone.ts";
import { takesEvidence } from "#app/cases/evidence/takes-evidence.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { lockItem, type PaidItem } from "#app/orders/items/change-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { plainLine, plainParagraphs, readersLength } from "#app/platform/plain-text.ts";
import { listKeptChecks } from "#app/self-checks/kept/kept-checks.server.ts";

type Adding = { member: Member; itemId: OrderItemId; now: Date };

const addedMax = 60;

/** An entry of the counsellor's own. `sendKey` was made with the form, so a second press adds nothing. */
export async function addEntry({
  title: typedTitle,
  help: typedHelp,
  sendKey,
  ...adding
}: Adding & { title: string; help: string; sendKey: string }): Promise<Outcome<string>> {
  const [title, help] = [plainLine(typedTitle), plainParagraphs(typedHelp)];
  if (title === "") return wrong("title", "Write what you need.");
  if (readersLength(title) > titleLengthMax) return wrong("title", `At most ${titleLengthMax} characters.`);
  if (readersLength(help) > helpLengthMax) return wrong("help", `At most ${helpLengthMax} characters.`);
  const key = `own.${z.uuid().safeParse(sendKey).success ? sendKey : randomUUID()}`;
  const outcome = await addRows(adding, () => [{ key, title, help }]);
  return outcome.ok ? done(key) : outcome;
}

/** The criteria and papers of a visa, for work that was agreed by hand. Added twice, they are there once. */
export function addList({ list, ...adding }: Adding & { list: ListId }): Promise<Outcome<null>> {
  return addRows(adding, async (tx, item) => {
    const kept = await listKeptChecks(tx, item.userId);
    const answersTo = (check: string) => kept.find(({ checkId }) => checkId === check)?.answers ?? {};
    return drawUpList([list], { answersTo }).flatMap(({ entries }) => entries.map(({ key }) => ({ key })));
  });
}

type NewRow = { key: string; title?: string; help?: string };
type NewRows = (tx: Transaction, item: PaidItem) => Promise<NewRow[]> | NewRow[];

async function addRows({ member, itemId, now }: Adding, rowsFor: NewRows): Promise<Outcome<null>> {
  return allOrNothing(db, async (tx) => {
    const open = await lockForDesk(tx, member, itemId);
    if (!open.ok) return open;
    const item = open.value;
    if ((await tx.$count(caseEvidence, eq(caseEvidence.itemId, item.id))) >= addedMax) return listFull;
    const rows = await rowsFor(tx, item);
    const added = await tx
      .insert(caseEvidence)
      .values(rows.map((row) => ({ itemId: item.id, state: "missing" as const, changedAt: now, ...row })))
      .onConflictDoNothing()
      .returning({ key: caseEvidence.key });
    if (added.length === 0) return done(null);
    await recordAuditEvent(tx, {
      actor: member,
      event: "evidence_added",
      subject: { kind: "item", id: item.id },
      after: { entries: added.map(({ key }) => key) },
      now,
    });
    await queueEvidenceMail(tx, { about: "reviewed", itemId: item.id }, now);
    return done(null);
  });
}

/** Only an entry that the desk added, and that nothing was sent for. */
export function removeEntry({ member, itemId, entry: key, now }: Adding & { entry: string }) {
  return allOrNothing(db, async (tx): Promise<Outcome<null>> => {
    const open = await lockForDesk(tx, member, itemId);
    if (!open.ok) return open;
    const own = and(eq(caseEvidence.itemId, itemId), eq(caseEvidence.key, key));
    const [row] = await tx.select().from(caseEvidence).where(own);
    if (!row?.title) return unknownEntry;
    const used = and(eq(caseEvidenceFiles.itemId, itemId), eq(caseEvidenceFiles.key, key));
    if (row.text !== "" || (await tx.$count(caseEvidenceFiles, used)) > 0) return inUse;
    await tx.delete(caseEvidence).where(own);
    await recordAuditEvent(tx, {
      actor: member,
      event: "evidence_removed",
      subject: { kind: "item", id: itemId },
      before: { entry: key },
      now,
    });
    return done(null);
  });
}

async function lockForDesk(tx: Transaction, member: Member, itemId: string): Promise<Outcome<PaidItem>> {
  const item = await lockItem(tx, itemId);
  if (!item) return unknownItem;
  if (!may(member.role, "work_on_evidence", { own: item.assignedTo === member.id })) return notAllowed;
  if (!takesEvidence(item.state)) return listClosed;
  return (await blockDeletion(tx, item.userId)) ? done(item) : customerGone;
}

function wrong(field: string, message: string): Outcome<never> {
  return refuse({ code: "not_read", message, status: 422, field });
}

const listFull = refuse({
  code: "list_full",
  message: `The list has more than ${addedMax} entries. Nothing was added.`,
  status: 409,
});

const inUse = refuse({
  code: "entry_in_use",
  message: "Something was sent for this entry, so it stays. Mark it as not needed instead.",
  status: 409,
});
