import { and, eq, inArray } from "drizzle-orm";

import { type Actor, recordDeed } from "#app/audit/record-deed.server.ts";
import { checkIntake, isSameAnswers, type TypedAnswers } from "#app/cases/check-intake.ts";
import { findIntake } from "#app/cases/find-intake.server.ts";
import type { IntakeAnswers } from "#app/cases/intake-answers.ts";
import { alreadySent, answerField, formClosed, wrongAnswer } from "#app/cases/intake-refusals.ts";
import { recordCaseFiles, storeCaseFiles, type StoredFile } from "#app/cases/keep-case-files.server.ts";
import { type ReadFile, readCaseFiles } from "#app/cases/read-case-files.server.ts";
import { queueIntakeMail } from "#app/cases/send-intake-mail.server.ts";
import { caseFiles, caseIntakes } from "#app/cases/tables.server.ts";
import { intakeFormOf } from "#app/catalog/intake-forms.ts";
import { countries } from "#app/currencies/suggest-currency.ts";
import { dropFiles } from "#app/files/keep-file.server.ts";
import { type PaidItem, setDueOn } from "#app/orders/change-item.server.ts";
import { dueDate } from "#app/orders/due-date.ts";
import { db, type Db, type Transaction } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/** A form as it was posted. */
export type TypedIntake = {
  typed: TypedAnswers;
  files: (name: string) => File[];
  /** Fields whose kept files shall go. */
  removed: readonly string[];
};

/** A form that was read and whose files are stored: what is left is to keep it. */
export type ReadIntake = {
  answers: IntakeAnswers;
  /** The new files, by their fields. Each takes the place of what the field had. */
  files: Map<string, StoredFile[]>;
  removed: readonly string[];
};

type Item = Pick<PaidItem, "id" | "configuration">;

/** Reads a form, before the transaction that keeps it. Refuses with `wrong_answer`, or for a file, at its field. */
export async function readIntake(
  item: Item,
  { typed, files, removed }: TypedIntake,
  sending: boolean,
): Promise<Outcome<ReadIntake>> {
  const form = intakeFormOf(item.configuration);
  const read = await readFiles(fileFields(item), files);
  const kept = await fieldsWithFiles(db, item.id);
  const { answers, problems } = checkIntake(form, {
    typed,
    sending,
    hasFiles: (name) => files(name).length > 0 || (kept.has(name) && !removed.includes(name)),
    countries: new Set(countries().map(({ code }) => code)),
  });
  const [first] = problems;
  if (first) return wrongAnswer(first);
  if (!read.ok) return read;
  const names = [...read.value.keys()];
  const stored = await Promise.all(names.map((name) => storeCaseFiles(read.value.get(name) ?? [])));
  return done({ answers, files: new Map(names.map((name, at) => [name, stored[at] ?? []])), removed });
}

type Keeping = {
  /** Who keeps or sends it: the customer, or somebody of the desk who has the answers by another way. */
  by: Actor;
  sending: boolean;
  now: Date;
};

/**
 * Keeps a form for later, or sends it, on an item that is locked. Sending starts the service's clock: it is due its working
 * days from now. What was sent stays; the same sent twice is sent once. Refuses with `already_sent`, `closed`,
 * `wrong_answer` and `case_full`.
 */
export async function keepIntake(
  tx: Transaction,
  item: PaidItem,
  read: ReadIntake,
  { by, sending, now }: Keeping,
): Promise<Outcome<PaidItem>> {
  const before = await findIntake(tx, item.id);
  if (before?.sentAt)
    return sending && isSameAnswers(before.answers, read.answers) ? done(item) : alreadySent;
  if (item.state !== "received") return formClosed;
  const fromDesk = by.id !== item.userId;
  const kept = { answers: read.answers, savedAt: now, sentAt: sending ? now : null, fromDesk };
  await tx
    .insert(caseIntakes)
    .values({ itemId: item.id, ...kept })
    .onConflictDoUpdate({ target: caseIntakes.itemId, set: kept });
  const replaced = await replaceFiles(tx, item, read, { sentBy: by.id, now });
  if (!replaced.ok) return replaced;
  if (!sending) return done(item);
  // Another window may have removed a file since the form was read.
  const there = await fieldsWithFiles(tx, item.id);
  const lost = fileFields(item).find(({ name, required }) => required && !there.has(name));
  if (lost) return wrongAnswer({ name: lost.name, message: "Choose a file." });
  return done(await startClock(tx, item, { by, fromDesk, now }));
}

async function startClock(
  tx: Transaction,
  item: PaidItem,
  { by, fromDesk, now }: { by: Actor; fromDesk: boolean; now: Date },
): Promise<PaidItem> {
  const dueOn = dueDate(item.configuration, now);
  await setDueOn(tx, item.id, dueOn);
  // What was answered stays with the item: the log is never edited, and answers can be asked to be forgotten.
  await recordDeed(tx, {
    actor: by,
    deed: fromDesk ? "intake_sent_for_customer" : "intake_sent",
    subject: { kind: "item", id: item.id },
    before: { due_on: item.dueOn },
    after: { due_on: dueOn },
    now,
  });
  await queueIntakeMail(tx, { about: "sent", itemId: item.id });
  if (item.assignedTo !== null) await queueIntakeMail(tx, { about: "sent_to_counsellor", itemId: item.id });
  return { ...item, dueOn };
}

function fileFields({ configuration }: Item) {
  return intakeFormOf(configuration).filter(({ kind }) => kind === "file");
}

/** Reads the new files of each field, and refuses at the field. */
async function readFiles(
  fields: readonly { name: string }[],
  files: TypedIntake["files"],
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

/** The fields of a form that have files. */
async function fieldsWithFiles(tx: Db, itemId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ field: caseFiles.intakeField })
    .from(caseFiles)
    .where(eq(caseFiles.itemId, itemId));
  return new Set(rows.flatMap(({ field }) => (field === null ? [] : [field])));
}

/** What is chosen anew for a field takes the place of what was kept for it. */
async function replaceFiles(
  tx: Transaction,
  { id: itemId, userId: ownerId }: PaidItem,
  { files, removed }: ReadIntake,
  { sentBy, now }: { sentBy: string; now: Date },
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
