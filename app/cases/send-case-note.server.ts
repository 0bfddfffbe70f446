import { href } from "react-router";

import { eq } from "drizzle-orm";
import { z } from "zod";

import { findCustomer } from "#app/accounts/find-customer.server.ts";
import { type CaseNote, caseNoteText } from "#app/cases/case-note-text.ts";
import { findDraft } from "#app/cases/deliverables/find-drafts.server.ts";
import { findStaff } from "#app/desk/find-staff.server.ts";
import { cancellations, caseComments, caseVersions, guaranteeClaims } from "#app/cases/tables.server.ts";
import { sendMail } from "#app/mail/send-mail.server.ts";
import { findItem, type ItemInOrder } from "#app/orders/items/find-item.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { enqueue, job } from "#app/platform/job.server.ts";

const schema = z.object({
  about: z.enum([
    "comment",
    "answer_due",
    "draft_approved",
    "draft_sent_back",
    "cancellation_agreed",
    "cancellation_declined",
    "cancelled_by_us",
    "proposal_declined",
    "guarantee_received",
    "guarantee_accepted",
    "guarantee_refused",
  ]),
  id: z.string(),
});
type CaseNoteAbout = z.infer<typeof schema>;

export const sendCaseNoteJob = job({
  name: "send-case-note",
  schema,
  key: ({ about, id }) => `${about} ${id}`,
});

export async function queueCaseNote(tx: Db, note: CaseNoteAbout): Promise<void> {
  await enqueue(tx, sendCaseNoteJob, note);
}

export async function sendCaseNote(note: CaseNoteAbout): Promise<void> {
  const told = await subjectOf(note);
  // Erased with its customer's account.
  if (!told) return;
  const { itemId, toCustomer, to } = told;
  const item = await findItem(db, itemId);
  invariant(item, `item ${itemId} is there`);
  const receiver = to ?? (toCustomer ? item.userId : item.assignedTo);
  // Unassigned: the queue shows it.
  if (receiver === null) return;
  await mail(item, { receiver, toCustomer, about: note.about });
}

async function mail(
  item: ItemInOrder,
  { receiver, toCustomer, about }: { receiver: UserId; toCustomer: boolean; about: CaseNote },
): Promise<void> {
  const person = await findCustomer(db, receiver);
  invariant(person, `person ${receiver} is there`);
  const [heading = ""] = await nameServices([item.configuration]);
  const { SITE_NAME, SITE_URL } = env();
  const { subject, sentence, part } = caseNoteText(about, { heading, toCustomer, answerBy: item.answerBy });
  const path = toCustomer
    ? href("/account/services/:itemId", { itemId: item.id })
    : href("/staff/work/:itemId", { itemId: item.id });
  await sendMail({
    to: person.email,
    ...(toCustomer && { about: { userId: item.userId, itemId: item.id } }),
    subject: `${heading}, order ${orderName(item.number)}: ${subject}`,
    body: [`Hello ${person.firstName},`, sentence, `${SITE_URL}${path}#${part}`, SITE_NAME].join("\n\n"),
  });
}

/** `to`: somebody other than the customer or whoever does the work. */
type Told = { itemId: OrderItemId; toCustomer: boolean; to?: UserId | null };

function subjectOf(note: CaseNoteAbout): Promise<Told | null> {
  if (note.about === "comment") return commentOf(note.id);
  if (note.about.startsWith("draft")) return draftOf(note);
  if (note.about === "answer_due") return answerOf(note.id);
  return note.about.startsWith("guarantee") ? claimOf(note) : cancellationOf(note);
}

async function commentOf(id: string): Promise<Told | null> {
  const [found] = await db
    .select({ itemId: caseVersions.itemId, toCustomer: caseComments.fromDesk })
    .from(caseComments)
    .innerJoin(caseVersions, eq(caseVersions.id, caseComments.versionId))
    .where(eq(caseComments.id, Number(id)));
  return found ?? null;
}

/** Null once it was answered. */
async function answerOf(itemId: string): Promise<Told | null> {
  const item = await findItem(db, itemId);
  return item?.state === "delivered" ? { itemId: item.id, toCustomer: true } : null;
}

async function draftOf({ id }: CaseNoteAbout): Promise<Told | null> {
  const draft = await findDraft(db, id);
  const to = draft?.writtenBy;
  if (!draft || !to || !(await findStaff(to))) return null;
  return { itemId: draft.itemId, toCustomer: false, to };
}

async function cancellationOf({ id, about }: CaseNoteAbout): Promise<Told | null> {
  const [found] = await db
    .select({ itemId: cancellations.itemId, askedBy: cancellations.askedBy })
    .from(cancellations)
    .where(eq(cancellations.id, id));
  invariant(found, `cancellation ${id} is there`);
  const { itemId, askedBy } = found;
  if (about === "proposal_declined")
    return (await findStaff(askedBy)) ? { itemId, toCustomer: false, to: askedBy } : null;
  return { itemId, toCustomer: true };
}

async function claimOf({ id }: CaseNoteAbout): Promise<Told> {
  const [found] = await db
    .select({ itemId: guaranteeClaims.itemId })
    .from(guaranteeClaims)
    .where(eq(guaranteeClaims.id, id));
  invariant(found, `claim ${id} is there`);
  return { itemId: found.itemId, toCustomer: true };
}
