import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { bookOwnSession } from "#app/cases/sessions/choose-session-time.server.ts";
import { agreeToCancel, declineToCancel } from "#app/cases/cancelling/answer-cancellation-at-desk.server.ts";
import { lastCancellation } from "#app/cases/cancelling/ask-to-cancel.server.ts";
import { countOpenCancellations } from "#app/cases/cancelling/list-cancellations.server.ts";
import { proposeCancellation, withdrawProposal } from "#app/cases/cancelling/propose-cancellation.server.ts";
import { openRequestsOf } from "#app/cases/open-requests.server.ts";
import { reopenItem } from "#app/cases/reopen-item.server.ts";
import { sendCaseNote, sendCaseNoteJob } from "#app/cases/send-case-note.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { listItemChanges } from "#app/orders/items/list-item-changes.server.ts";
import { itemChangedJob, sendItemMail } from "#app/orders/items/send-item-mail.server.ts";
import { acceptDelivery } from "#app/orders/items/answer-delivery.server.ts";
import { handOverVersion } from "#app/cases/deliverables/hand-over-version.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { newId, SessionId } from "#app/platform/ids.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { claim } from "#tests/cases/claims.ts";
import { bookOne, buySessions } from "#tests/desk/session-use-cases.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import { ask, dueOf } from "#tests/cases/cancelling.ts";
import { itemInReview } from "#tests/cases/item-in-review.ts";
import { sendIntakeOf } from "#tests/cases/send-intake.ts";
import { balanceOf, minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { hire, makeMember } from "#tests/desk/make-member.ts";
import { type Bought, buyServices } from "#tests/desk/work-use-cases.ts";

let counsellor: Member, manager: Member;
const why = "The papers never came.";

beforeAll(async () => {
  await openShop();
  counsellor = await makeMember("counsellor");
  manager = await makeMember("manager");
});

async function bought(): Promise<Bought> {
  const purchase = await buyServices();
  await db.update(orderItems).set({ assignedTo: counsellor.id }).where(eq(orderItems.id, purchase.itemId));
  return purchase;
}

async function propose(purchase: Bought, change: { member?: Member; text?: string; now?: Date } = {}) {
  const about = { member: counsellor, itemId: purchase.itemId, text: why, now: noon };
  return proposeCancellation({ ...about, shown: await dueOf(purchase), ...change });
}

async function mailsTo(user: CurrentUser): Promise<string[]> {
  const { rows } = await db.execute<{ identifier: string; payload: unknown }>(
    sql`delete from graphile_worker._private_jobs using graphile_worker._private_tasks
      where _private_tasks.id = _private_jobs.task_id
        and identifier in (${sendCaseNoteJob.name}, ${itemChangedJob.name})
      returning payload, identifier, _private_jobs.id`,
  );
  for (const { identifier, payload } of rows)
    if (identifier === itemChangedJob.name) await sendItemMail(itemChangedJob.parse(payload));
    else await sendCaseNote(sendCaseNoteJob.parse(payload));
  const mails = await db.select().from(mailboxMessages).where(eq(mailboxMessages.recipient, user.email));
  return mails.map(({ subject, body }) => `${subject}\n${body}`);
}

const stateOf = async ({ itemId }: Bought) => (await findItem(db, itemId))?.state;

test("a counsellor proposes, a manager decides, and until then the customer sees nothing of it", async () => {
  const purchase = await bought();
  await mailsTo(purchase.user);
  const { id } = valueOf(await propose(purchase));
  expect(await stateOf(purchase)).toBe("received");
  expect(await lastCancellation(db, purchase.itemId, "customer")).toBeNull();
  expect(await lastCancellation(db, purchase.itemId)).toMatchObject({ fromDesk: true, state: "asked" });
  expect((await openRequestsOf(db, [purchase.itemId])).get(purchase.itemId)).toBe("Cancellation proposed");
  const before = await mailsTo(purchase.user);
  const answer = { cancellationId: id, now: minutesLater(5) };
  expect(await agreeToCancel({ ...answer, member: counsellor })).toMatchObject({
    refusal: { code: "not_allowed" },
  });
  expect(await balanceOf(purchase.user.id)).toBe(0n);

  expect(valueOf(await agreeToCancel({ ...answer, member: manager }))).toBe("agreed");
  expect(await balanceOf(purchase.user.id)).toBe(199_900n);
  expect(await lastCancellation(db, purchase.itemId, "customer")).toMatchObject({
    text: why,
    state: "agreed",
  });
  const told = (await mailsTo(purchase.user)).slice(before.length).join("\n");
  expect(told).toContain("We have cancelled “Cover letter");
  expect(told).not.toContain("as you requested");
  expect((await auditEventsOn(purchase.itemId)).map(({ event }) => event)).toEqual([
    "cancellation_proposed",
    "cancellation_agreed",
  ]);
});

test("pressed ten times it is one proposal, and a second one waits for the first", async () => {
  const purchase = await bought();
  const open = await countOpenCancellations(db);
  const pressed = await Promise.all(Array.from({ length: 10 }, () => propose(purchase)));
  expect(new Set(pressed.map((one) => valueOf(one).id)).size).toBe(1);
  expect(await countOpenCancellations(db)).toBe(open + 1);
  expect(await propose(purchase, { member: manager })).toMatchObject({
    refusal: { code: "cancellation_requested" },
  });
  expect(await propose(await bought(), { text: " " })).toMatchObject({ refusal: { code: "words_missing" } });
});

test("of ten managers who decide at once one does, and money moves once", async () => {
  const purchase = await bought();
  const { id: cancellationId } = valueOf(await propose(purchase));
  const managers = await Promise.all(Array.from({ length: 10 }, () => makeMember("manager")));
  const answers = await Promise.all(
    managers.map((member, at) =>
      at % 2
        ? agreeToCancel({ member, cancellationId, now: noon })
        : declineToCancel({ member, cancellationId, text: "It is nearly done.", now: noon }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const agreed = (await lastCancellation(db, purchase.itemId))?.state === "agreed";
  expect(await balanceOf(purchase.user.id)).toBe(agreed ? 199_900n : 0n);
});

test("what is declined goes on, and the customer has never heard of it", async () => {
  const purchase = await bought();
  const { id: cancellationId } = valueOf(await propose(purchase));
  const before = await mailsTo(purchase.user);
  valueOf(await declineToCancel({ member: manager, cancellationId, text: "Ask them again.", now: noon }));
  expect(await stateOf(purchase)).toBe("received");
  expect(await mailsTo(purchase.user)).toEqual(before);
  expect(await lastCancellation(db, purchase.itemId, "customer")).toBeNull();
  valueOf(await propose(purchase, { now: minutesLater(30) }));
  valueOf(await withdrawProposal({ member: counsellor, itemId: purchase.itemId, now: noon }));
  expect((await lastCancellation(db, purchase.itemId))?.state).toBe("withdrawn");
});

test("a customer who asks to cancel comes before what the desk has proposed", async () => {
  const purchase = await bought();
  const proposal = valueOf(await propose(purchase));
  const asked = valueOf(await ask(purchase));
  expect(asked.id).not.toBe(proposal.id);
  expect(await lastCancellation(db, purchase.itemId, "customer")).toMatchObject({
    id: asked.id,
    state: "asked",
  });
  expect(await agreeToCancel({ member: manager, cancellationId: proposal.id, now: noon })).toMatchObject({
    refusal: { code: "answered" },
  });
  valueOf(await agreeToCancel({ member: manager, cancellationId: asked.id, now: noon }));
});

test("a proposal hinders the customer in nothing, and a guarantee they claim comes first", async () => {
  const help = await buyServices([configured("complete-application", { universities: 5 })]);
  const state = { state: "in_progress", assignedTo: counsellor.id } as const;
  await db.update(orderItems).set(state).where(eq(orderItems.id, help.itemId));
  const { id: cancellationId } = valueOf(await propose(help));
  valueOf(await claim(help));
  expect(await agreeToCancel({ member: manager, cancellationId, now: noon })).toMatchObject({
    refusal: { code: "guarantee_claimed", status: 409 },
  });
  const { itemId, user } = await buySessions(counsellor.id);
  await bookOne(counsellor, itemId);
  valueOf(await propose({ itemId, user } as Bought));
  const choice = { itemId, userId: user.id, sessionId: newId(SessionId), slot: "2026-10-13T10:30:00.000Z" };
  const chosen = await bookOwnSession({
    ...choice,
    kind: "counselling",
    timeZone: "Asia/Kolkata",
    now: noon,
  });
  expect(chosen.ok ? "" : chosen.refusal.code).not.toBe("cancellation_requested");
});

test("nobody proposes or decides about their own order", async () => {
  const purchase = await bought();
  const proposal = valueOf(await propose(purchase));
  const own = await hire(purchase.user.id, "manager");
  const refused = { refusal: { code: "own_order" } };
  expect(await propose(purchase, { member: own })).toMatchObject(refused);
  expect(await agreeToCancel({ member: own, cancellationId: proposal.id, now: noon })).toMatchObject(refused);
});

test("what was cancelled without money is reopened once, with a reason the customer reads and a new date", async () => {
  const purchase = await itemInReview(counsellor);
  const { id: cancellationId } = valueOf(await propose(purchase));
  valueOf(await agreeToCancel({ member: manager, cancellationId, now: noon }));
  expect(await stateOf(purchase)).toBe("cancelled");
  const changes = (await listItemChanges(db, [purchase.itemId])).get(purchase.itemId);
  expect(changes?.at(-1)).toMatchObject({ state: "cancelled", note: why, noteTold: true });
  await mailsTo(purchase.user);

  const about = { itemId: purchase.itemId, from: "cancelled", now: minutesLater(60) };
  const note = "The papers have come after all.";
  expect(await reopenItem({ ...about, member: counsellor, note })).toMatchObject({
    refusal: { code: "not_allowed" },
  });
  expect(await reopenItem({ ...about, member: manager, note: " " })).toMatchObject({
    refusal: { code: "reason_missing", field: "note" },
  });
  const others = await Promise.all([1, 2, 3, 4].map(() => makeMember("manager")));
  const reopened = await Promise.all(others.map((member) => reopenItem({ ...about, member, note })));
  expect(reopened.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await findItem(db, purchase.itemId)).toMatchObject({
    state: "in_progress",
    dueOn: expect.any(String),
  });
  expect((await lastCancellation(db, purchase.itemId))?.state).toBe("undone");
  const mails = (await mailsTo(purchase.user)).join("\n");
  expect(mails).toContain("We have reopened “Cover letter");
  expect(mails).toContain(note);
  expect((await auditEventsOn(purchase.itemId)).at(-1)).toMatchObject({
    event: "item_reopened",
    before: { state: "cancelled" },
    after: { state: "in_progress" },
  });
});

test("what was not begun goes back to where it waited, and what money came back for stays ended", async () => {
  const whole = await bought();
  const proposal = valueOf(await propose(whole));
  valueOf(await agreeToCancel({ member: manager, cancellationId: proposal.id, now: noon }));
  const from = (await stateOf(whole)) ?? "";
  expect(from).toBe("refunded");
  const about = { member: manager, note: "A mistake of ours.", now: noon };
  expect(await reopenItem({ ...about, itemId: whole.itemId, from })).toMatchObject({
    refusal: { code: "not_reopened", status: 409 },
  });

  const waiting = await bought();
  await db.update(orderItems).set({ state: "cancelled" }).where(eq(orderItems.id, waiting.itemId));
  const reopened = valueOf(await reopenItem({ ...about, itemId: waiting.itemId, from: "cancelled" }));
  expect(reopened).toMatchObject({ state: "received", dueOn: null });
  await sendIntakeOf(waiting.itemId);
});

test("a manager reopens what was completed", async () => {
  const { itemId, user } = await itemInReview(counsellor);
  const handed = { member: counsellor, itemId, version: "1", text: "Your letter.", files: [], now: noon };
  valueOf(await handOverVersion(handed));
  valueOf(await acceptDelivery({ itemId, userId: user.id, seen: noon.toISOString(), now: noon }));
  const about = { member: manager, itemId, from: "completed", note: "One page is missing.", now: noon };
  const twice = await Promise.all([reopenItem(about), reopenItem(about)]);
  expect(twice.map(({ ok }) => ok)).toEqual([true, true]);
  expect((await findItem(db, itemId))?.state).toBe("in_progress");
});
