import { and, eq, ne, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { auditLog } from "#app/audit/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { type ItemMove, moveItem } from "#app/cases/move-item.server.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { acceptDelivery, askForChanges } from "#app/orders/items/answer-delivery.server.ts";
import { exportOrders } from "#app/orders/export-orders.server.ts";
import { eraseItemNotes } from "#app/orders/items/erase-item-notes.server.ts";
import type { ItemState } from "#app/orders/order-state.ts";
import { itemChangedJob, sendItemMail } from "#app/orders/items/send-item-mail.server.ts";
import { orderItemChanges } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { sendIntakeOf } from "#tests/cases/send-intake.ts";
import { makeBuyer, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { type Bought, buyServices } from "#tests/desk/work-use-cases.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

let manager: Member;

beforeAll(async () => {
  await openShop();
  manager = await makeMember("manager");
});

function move(itemId: OrderItemId, from: ItemState, to: ItemState, change: Partial<ItemMove> = {}) {
  const note = to === "delivered" ? "As agreed on the phone." : "";
  return moveItem({ member: manager, itemId, from, to, note, tell: false, now: noon, ...change });
}

async function through(itemId: OrderItemId, ...states: ItemState[]): Promise<void> {
  for (const [at, to] of states.entries()) valueOf(await move(itemId, states[at - 1] ?? "received", to));
}

async function readyServices(...asked: Parameters<typeof buyServices>): Promise<Bought> {
  const bought = await buyServices(...asked);
  for (const itemId of bought.itemIds) await sendIntakeOf(itemId);
  return bought;
}

const changesOf = (itemId: OrderItemId) =>
  db.select().from(orderItemChanges).where(eq(orderItemChanges.itemId, itemId)).orderBy(orderItemChanges.id);
const eventsOf = (itemId: OrderItemId) =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, itemId), ne(auditLog.event, "intake_sent")))
    .orderBy(auditLog.id);

async function mailsTo(user: CurrentUser) {
  const { rows } = await db.execute<{ payload: { changeId: number } }>(
    sql`delete from graphile_worker._private_jobs using graphile_worker._private_tasks
      where _private_tasks.id = _private_jobs.task_id and identifier = ${itemChangedJob.name}
      returning payload, _private_jobs.id`,
  );
  const inOrder = rows.map(({ payload }) => payload).toSorted((one, other) => one.changeId - other.changeId);
  for (const payload of inOrder) await sendItemMail(itemChangedJob.parse(payload));
  return db.select().from(mailboxMessages).where(eq(mailboxMessages.recipient, user.email));
}

test("the customer is told by email where it stands, and reads only the notes that are for them", async () => {
  const { itemId, user } = await readyServices();
  await move(itemId, "received", "in_progress", { note: "Difficult case.", tell: false });
  await move(itemId, "in_progress", "in_review", {
    note: "Your letter is with a second reader.",
    tell: true,
  });
  const mails = await mailsTo(user);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Cover letter.*, order LF-\d+: in progress$/),
    expect.stringMatching(/: in review$/),
  ]);
  const [first, second] = mails.map(({ body }) => body);
  expect(first).toContain("We are working on “Cover letter");
  expect(first).toMatch(/It is due on \d+ October 2026\./);
  expect(first).not.toContain("Difficult");
  expect(second).toContain("Your counsellor writes:\n\nYour letter is with a second reader.");
  const [{ items } = { items: [] }] = await exportOrders(user.id);
  expect(items[0]?.changes.map(({ note }) => note)).toEqual([
    null,
    null,
    "Your letter is with a second reader.",
  ]);
  await eraseItemNotes(db, user.id);
  expect((await changesOf(itemId)).map(({ note }) => note)).toEqual([null, null, null]);
});

test("the customer accepts what was delivered or asks for changes, only theirs, only then, and twice is once", async () => {
  const { itemId, user } = await readyServices();
  const answer = { itemId, userId: user.id, seen: noon.toISOString(), now: noon };
  expect(await acceptDelivery(answer)).toMatchObject({ refusal: { code: "not_delivered", status: 409 } });
  await through(itemId, "in_progress", "in_review", "delivered");
  const stranger = { ...answer, userId: (await makeBuyer()).id };
  expect(await acceptDelivery(stranger)).toMatchObject({ refusal: { code: "unknown_item", status: 404 } });
  expect(await askForChanges({ ...answer, text: " \n" })).toMatchObject({
    refusal: { code: "words_missing" },
  });
  const asked = { ...answer, text: "Please name the second project." };
  const twice = await Promise.all([askForChanges(asked), askForChanges(asked)]);
  expect(twice.map(({ ok }) => ok)).toEqual([true, true]);
  expect((await changesOf(itemId)).at(-1)).toMatchObject({
    state: "in_progress",
    changedBy: user.id,
    note: asked.text,
    noteTold: true,
  });
  await move(itemId, "in_progress", "in_review");
  await move(itemId, "in_review", "delivered");
  const answers = await Promise.all([acceptDelivery(answer), askForChanges({ ...answer, text: "No." })]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const events = (await eventsOf(itemId)).filter(({ actorId }) => actorId === user.id);
  expect(events).toHaveLength(2);
  expect(events.map(({ actorRole, reason }) => [actorRole, reason])).toEqual([
    [null, null],
    [null, null],
  ]);
});
