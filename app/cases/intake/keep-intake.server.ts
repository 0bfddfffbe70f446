import { and, eq, inArray } from "drizzle-orm";

import { type Actor, recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { caseFilesField } from "#app/cases/files/case-file-limits.ts";
import { checkIntake, isSameAnswers, type TypedAnswers } from "#app/cases/intake/check-intake.ts";
import { findIntake } from "#app/cases/intake/find-intake.server.ts";
import type { IntakeAnswers } from "#app/cases/intake/intake-answers.ts";
import { alreadySent, answerField, formClosed, wrongAnswers } from "#app/cases/intake/intake-refusals.ts";
import { recordCaseFiles, type StoredFile, takeCaseFiles } from "#app/cases/files/keep-case-files.server.ts";
import { type ReadFile, readCaseFiles } from "#app/cases/files/read-case-files.server.ts";
import { queueIntakeMail } from "#app/cases/intake/send-intake-mail.server.ts";
import { caseFiles, caseIntakes } from "#app/cases/tables.server.ts";
import { intakeFormOf } from "#app/catalog/bought-service.ts";
import { countries } from "#app/currencies/countries.ts";
import { dropFiles } from "#app/files/record-file.server.ts";
import { notify } from "#app/notifications/notify.server.ts";
import { type PaidItem, setDueOn } from "#app/orders/items/change-item.server.ts";
import { findDueDate } from "#app/orders/items/find-working-day.server.ts";
import { db, type Db, type Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

export type IntakeSubmission = {
  typed: TypedAnswers;
  files: (name: string) => File[];
  removed: readonly string[];
};

type ReadIntake<Files> = {
  answers: IntakeAnswers;
  files: Map<string, Files[]>;
  removed: readonly string[];
};

type StoredIntake = ReadIntake<StoredFile>;

type Item = Pick<PaidItem, "id" | "configuration">;

/** Stores the files for `keepIntake`; if that refuses, nothing stays stored. */
export async function takeIntake(
  item: PaidItem,
  typed: IntakeSubmission,
  { by, sending }: Pick<Keeping, "by" | "sending">,
  keep: (read: StoredIntake) => Promise<Outcome<PaidItem>>,
): Promise<Outcome<PaidItem>> {
  const read = await readIntake(item, typed, sending);
  if (!read.ok) return read;
  const stands = await intakeState(db, item, read.value, sending);
  if (!stands.ok) return stands;
  if (stands.value === "sent already") return done(item);
  const { files, removed } = read.value;
  const names = [...files.keys()];
  const sent = {
    itemId: item.id,
    ownerId: item.userId,
    sentBy: by.id,
    read: names.flatMap((name) => files.get(name) ?? []),
    replacing: [...names, ...removed],
  };
  const taken = await takeCaseFiles(sent, (stored) => keep({ ...read.value, files: byField(files, stored) }));
  const [field] = names;
  // A problem with all files is shown at the first field.
  const isOfAll = !taken.ok && field !== undefined && taken.refusal.field === caseFilesField;
  return isOfAll ? refuse({ ...taken.refusal, field: answerField(field) }) : taken;
}

function byField(files: Map<string, ReadFile[]>, stored: readonly StoredFile[]): Map<string, StoredFile[]> {
  let at = 0;
  return new Map([...files].map(([name, read]) => [name, stored.slice(at, (at += read.length))]));
}

async function readIntake(
  item: Item,
  { typed, files, removed }: IntakeSubmission,
  sending: boolean,
): Promise<Outcome<ReadIntake<ReadFile>>> {
  const form = intakeFormOf(item.configuration);
  const read = await readFiles(fileFields(item), files);
  const kept = await fieldsWithFiles(db, item.id);
  const { answers, problems } = checkIntake(form, {
    typed,
    sending,
    hasFiles: (name) => files(name).length > 0 || (kept.has(name) && !removed.includes(name)),
    countries: new Set(countries().map(({ code }) => code)),
  });
  if (problems.length > 0) return wrongAnswers(problems, read.ok ? null : read.refusal);
  if (!read.ok) return read;
  return done({ answers, files: read.value, removed });
}

type Keeping = {
  /** The customer, or the desk on their behalf. */
  by: Actor;
  sending: boolean;
  now: Date;
};

/** The caller holds the item's lock. Sending sets the due date. Sending the same twice counts once. */
export async function keepIntake(
  tx: Transaction,
  item: PaidItem,
  read: StoredIntake,
  { by, sending, now }: Keeping,
): Promise<Outcome<PaidItem>> {
  const stands = await intakeState(tx, item, read, sending);
  if (!stands.ok) return stands;
  if (stands.value === "sent already") return done(item);
  const fromDesk = by.id !== item.userId;
  const kept = { answers: read.answers, savedAt: now, sentAt: sending ? now : null, fromDesk };
  await tx
    .insert(caseIntakes)
    .values({ itemId: item.id, ...kept })
    .onConflictDoUpdate({ target: caseIntakes.itemId, set: kept });
  const replaced = await replaceFiles(tx, item, read, { sentBy: by.id, now });
  if (!replaced.ok) return replaced;
  if (!sending) return done(item);
  // Another window may have removed a file meanwhile.
  const there = await fieldsWithFiles(tx, item.id);
  const lost = fileFields(item).find(({ name, required }) => required && !there.has(name));
  if (lost) return wrongAnswers([{ name: lost.name, message: "Choose a file." }]);
  return done(await startClock(tx, item, { by, fromDesk, now }));
}

async function intakeState(
  tx: Db,
  item: Pick<PaidItem, "id" | "state">,
  { answers }: { answers: IntakeAnswers },
  sending: boolean,
): Promise<Outcome<"open" | "sent already">> {
  const before = await findIntake(tx, item.id);
  if (before?.sentAt) {
    return sending && isSameAnswers(before.answers, answers) ? done("sent already" as const) : alreadySent;
  }
  return item.state === "received" ? done("open" as const) : formClosed;
}

async function startClock(
  tx: Transaction,
  item: PaidItem,
  { by, fromDesk, now }: { by: Actor; fromDesk: boolean; now: Date },
): Promise<PaidItem> {
  const dueOn = await findDueDate(tx, item.configuration, now);
  await setDueOn(tx, item.id, { dueOn, now });
  // Answers stay out of the log: it cannot be edited, and answers can be erased.
  await recordAuditEvent(tx, {
    actor: by,
    event: fromDesk ? "intake_sent_for_customer" : "intake_sent",
    subject: { kind: "item", id: item.id },
    before: { due_on: item.dueOn },
    after: { due_on: dueOn },
    now,
  });
  await queueIntakeMail(tx, { about: "sent", itemId: item.id });
  const { id: itemId, assignedTo: holder } = item;
  const own = by.id === item.userId ? null : by.id;
  await notify(tx, [{ kind: "form_arrived", itemId, holder, by: own, key: itemId }], now);
  return { ...item, dueOn };
}

function fileFields({ configuration }: Item) {
  return intakeFormOf(configuration).filter(({ kind }) => kind === "file");
}

async function readFiles(
  fields: readonly { name: string }[],
  files: IntakeSubmission["files"],
): Promise<Outcome<Map<string, ReadFile[]>>> {
  const read = new Map<string, ReadFile[]>();
  for (const { name } of fields) {
    const chosen = files(name);
    if (chosen.length === 0) continue;
    const found = await readCaseFiles(chosen);
    if (!found.ok) return refuse({ ...found.refusal, field: answerField(name) });
    read.set(name, found.value);
  }
  return done(read);
}

async function fieldsWithFiles(tx: Db, itemId: OrderItemId): Promise<Set<string>> {
  const rows = await tx
    .select({ field: caseFiles.intakeField })
    .from(caseFiles)
    .where(eq(caseFiles.itemId, itemId));
  return new Set(rows.flatMap(({ field }) => (field === null ? [] : [field])));
}

/** What is chosen again for a field takes the place of what was kept for it. */
async function replaceFiles(
  tx: Transaction,
  { id: itemId, userId: ownerId }: PaidItem,
  { files, removed }: StoredIntake,
  { sentBy, now }: { sentBy: UserId; now: Date },
): Promise<Outcome<null>> {
  const emptied = [...new Set([...files.keys(), ...removed])];
  if (emptied.length > 0) {
    const old = await tx
      .select({ fileId: caseFiles.fileId })
      .from(caseFiles)
      .where(and(eq(caseFiles.itemId, itemId), inArray(caseFiles.intakeField, emptied)));
    await dropFiles(
      tx,
      old.map(({ fileId }) => fileId),
    );
  }
  for (const [intakeField, stored] of files) {
    const about = { itemId, ownerId, sentBy, place: { intakeField }, now };
    const recorded = await recordCaseFiles(tx, stored, about);
    if (!recorded.ok) return refuse({ ...recorded.refusal, field: answerField(intakeField) });
  }
  return done(null);
}
