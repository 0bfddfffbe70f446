import { z } from "zod";

import { blockDeletion } from "#app/accounts/block-deletion.server.ts";
import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { customerGone } from "#app/desk/customer-gone.ts";
import { listAtDesk } from "#app/desk/find-colleague.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { type DeskAction, may } from "#app/desk/permissions.ts";
import { addReply, changeEnquiry, findSentReply } from "#app/enquiries/add-reply.server.ts";
import { unknownEnquiry } from "#app/enquiries/enquiry-refusals.ts";
import { findEnquiry, lockEnquiry } from "#app/enquiries/find-enquiry.server.ts";
import { readEnquiryText } from "#app/enquiries/read-enquiry.server.ts";
import { queueEnquiryMail } from "#app/enquiries/send-enquiry-mail.server.ts";
import type { Enquiry } from "#app/enquiries/tables.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { changedMeanwhile, done, type Outcome, refuse } from "#app/platform/outcome.ts";

type Asked = {
  member: Member;
  reference: string;
  /** The version that the page showed. */
  seen: string;
  now: Date;
};

/** Sent by mail, and kept. Whoever answers what is nobody's yet takes it. */
export async function answerEnquiry({
  text: typed,
  sendKey,
  ...asked
}: Asked & { text: string; sendKey: string }): Promise<Outcome<Enquiry>> {
  const text = readEnquiryText(typed, 1);
  if (!z.uuid().safeParse(sendKey).success) return notUnderstood;
  return change(asked, "answer_enquiry", "enquiry_answered", async (tx, before) => {
    if (!text.ok) return text;
    const { member, now } = asked;
    const reply = { authorId: member.id, fromDesk: true, text: text.value, sendKey, now };
    const sent = await findSentReply(tx, before, reply);
    if (!sent.ok) return sent;
    if (sent.value !== null) return done(before);
    if (!isSeen(before, asked)) return changedMeanwhile("this message", advice);
    const added = await addReply(tx, before, reply);
    if (!added.ok) return added;
    await queueEnquiryMail(tx, { reference: before.reference, replyId: added.value });
    const assignedTo = before.assignedTo ?? member.id;
    return done(await changeEnquiry(tx, before, { state: "answered", assignedTo }));
  });
}

const advice = "Your answer was not sent. Look at the message again, then decide.";

export function assignEnquiry({ to, ...asked }: Asked & { to: UserId | null }): Promise<Outcome<Enquiry>> {
  return change(asked, "assign_enquiry", "enquiry_assigned", async (tx, before) => {
    if (before.assignedTo === to) return done(before);
    if (to !== null && (await listAtDesk(tx, [to])).length === 0) return nobody;
    if (!isSeen(before, asked)) return changedMeanwhile("this message");
    return done(await changeEnquiry(tx, before, { assignedTo: to }));
  });
}

export function closeEnquiry(asked: Asked): Promise<Outcome<Enquiry>> {
  return change(asked, "answer_enquiry", "enquiry_closed", async (tx, before) => {
    if (before.state === "closed") return done(before);
    if (!isSeen(before, asked)) return changedMeanwhile("this message");
    return done(await changeEnquiry(tx, before, { state: "closed" }));
  });
}

export function reopenEnquiry(asked: Asked): Promise<Outcome<Enquiry>> {
  return change(asked, "answer_enquiry", "enquiry_reopened", async (tx, before) => {
    if (before.state === "open") return done(before);
    if (!isSeen(before, asked)) return changedMeanwhile("this message");
    return done(await changeEnquiry(tx, before, { state: "open" }));
  });
}

function isSeen({ version }: Enquiry, { seen }: Asked): boolean {
  return String(version) === seen;
}

async function change(
  { member, reference, now }: Asked,
  action: DeskAction,
  event: string,
  work: (tx: Transaction, before: Enquiry) => Promise<Outcome<Enquiry>>,
): Promise<Outcome<Enquiry>> {
  return allOrNothing(db, async (tx) => {
    // The account first, as whoever deletes it does.
    const sender = (await findEnquiry(tx, reference))?.userId ?? null;
    const isThere = sender === null || (await blockDeletion(tx, sender));
    const before = await lockEnquiry(tx, reference);
    const own = before?.assignedTo === member.id;
    if (!may(member.role, action, { own })) return notAllowed;
    if (!before) return unknownEnquiry;
    if (!isThere || before.email === "") return customerGone;
    const changed = await work(tx, before);
    if (!changed.ok || changed.value.version === before.version) return changed;
    const subject = { kind: "enquiry", id: before.reference };
    const [was, is] = [told(before), told(changed.value)];
    await recordAuditEvent(tx, { actor: member, event, subject, before: was, after: is, now });
    return changed;
  });
}

function told({ state, assignedTo }: Enquiry): Record<string, unknown> {
  return { state, assigned_to: assignedTo };
}

const nobody = refuse({
  code: "unknown_person",
  message: "Choose somebody who works at the desk, or nobody.",
  status: 422,
  field: "person",
});
