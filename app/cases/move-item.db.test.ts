import { and, eq, ne, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { auditLog } from "#app/audit/tables.server.ts";
import { findDeskItem } from "#app/cases/desk/find-case-item.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { type ItemMove, moveItem } from "#app/cases/move-item.server.ts";
import { takeItem } from "#app/cases/desk/take-item.server.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { dueDate } from "#app/orders/items/due-date.ts";
import type { ItemState } from "#app/orders/order-state.ts";
import { itemChangedJob, sendItemMail } from "#app/orders/items/send-item-mail.server.ts";
import { orderItemChanges, orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { cancelItem } from "#tests/cases/cancelling.ts";
import { sendIntakeOf } from "#tests/cases/send-intake.ts";
import { minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { type Bought, buyServices } from "#tests/desk/work-use-cases.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import { OrderItemId } from "#app/platform/ids.ts";
import { asId } from "#tests/setup/as-id.ts";

let counsellor: Member, colleague: Member, manager: Member;

beforeAll(async () => {
  await openShop();
  counsellor = await makeMember("counsellor");
  colleague = await makeMember("counsellor");
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
const itemRow = async (itemId: OrderItemId) =>
  (await db.select().from(orderItems).where(eq(orderItems.id, itemId)))[0]!;

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

test("a move is written down with who and what was said, in history and log, and keeps the due date", async () => {
  const { itemId } = await readyServices([configured("resume-help", { lightning: true })]);
  const moved = valueOf(
    await move(itemId, "received", "in_progress", { note: " Their\u0000 records\r\n are here. " }),
  );
  expect(moved).toMatchObject({ state: "in_progress", dueOn: dueDate(moved.configuration, noon) });
  expect(await itemRow(itemId)).toMatchObject({ state: "in_progress", dueOn: moved.dueOn });
  expect(await changesOf(itemId)).toMatchObject([
    { state: "received", changedBy: "system" },
    {
      state: "in_progress",
      changedBy: manager.id,
      note: "Their records\nare here.",
      noteTold: false,
      changedAt: noon,
    },
  ]);
  expect(await eventsOf(itemId)).toMatchObject([
    {
      actorId: manager.id,
      actorRole: "manager",
      event: "item_moved",
      subjectKind: "item",
      before: { state: "received", due_on: moved.dueOn },
      after: { state: "in_progress", due_on: moved.dueOn },
      reason: "Their records\nare here.",
    },
  ]);
});

test("review keeps the due date, changes to what was delivered begin a new one", async () => {
  const { itemId } = await readyServices();
  await through(itemId, "in_progress");
  const { dueOn } = await itemRow(itemId);
  await move(itemId, "in_progress", "in_review");
  await move(itemId, "in_review", "in_progress");
  expect((await itemRow(itemId)).dueOn).toBe(dueOn);
  await move(itemId, "in_progress", "in_review");
  await move(itemId, "in_review", "delivered");
  const later = minutesLater(14 * 24 * 60);
  const again = valueOf(await move(itemId, "delivered", "in_progress", { now: later }));
  expect(again.dueOn).toBe(dueDate(again.configuration, later));
});

test("a move the state table does not know, or to refunded, changes nothing", async () => {
  const { itemId } = await buyServices();
  for (const to of ["delivered", "completed", "refunded", "received", "gone"] as ItemState[]) {
    const refused = await move(itemId, "received", to, { note: "why" });
    expect(refused, to).toMatchObject({ ok: false, refusal: { code: "invalid_choice" } });
  }
  expect(await changesOf(itemId)).toHaveLength(1);
  expect(await eventsOf(itemId)).toEqual([]);
});

test("nobody ends an item by hand: cancelling is decided, and completing is the customer’s", async () => {
  const { itemId } = await readyServices();
  for (const [from, to] of [
    ["received", "cancelled"],
    ["received", "completed"],
  ] as const)
    expect(await move(itemId, from, to, { note: "Asked for by telephone." })).toMatchObject({
      refusal: { code: "invalid_choice" },
    });
  await cancelItem(itemId);
  expect(await move(itemId, "cancelled", "in_progress")).toMatchObject({
    ok: false,
    refusal: { code: "closed", status: 409 },
  });
});

test("a note that is too long changes nothing", async () => {
  const { itemId } = await readyServices();
  expect(await move(itemId, "received", "in_progress", { note: "a".repeat(2001) })).toMatchObject({
    ok: false,
    refusal: { code: "note_too_long" },
  });
  expect((await itemRow(itemId)).state).toBe("received");
});

test("of many who move at once one wins, the others are told that it has moved", async () => {
  const { itemId } = await readyServices();
  await through(itemId, "in_progress", "in_review");
  const moves = await Promise.all(
    Array.from({ length: 10 }, async (_, index) =>
      index % 2 === 0
        ? move(itemId, "in_review", "in_progress", { member: await makeMember("manager") })
        : move(itemId, "in_review", "delivered", { note: `Reason ${index}` }),
    ),
  );
  expect(moves.filter(({ ok }) => ok)).toHaveLength(1);
  for (const one of moves) {
    if (!one.ok) expect(one.refusal).toMatchObject({ code: "moved_meanwhile", status: 409 });
  }
  expect(await changesOf(itemId)).toHaveLength(4);
  expect(await eventsOf(itemId)).toHaveLength(3);
});

test("a button pressed twice moves once and says so twice", async () => {
  const { itemId, user } = await readyServices();
  const twice = await Promise.all(
    [1, 2].map(() => move(itemId, "received", "in_progress", { note: "Begun" })),
  );
  expect(twice.map(({ ok }) => ok)).toEqual([true, true]);
  expect(await changesOf(itemId)).toHaveLength(2);
  expect(await mailsTo(user)).toHaveLength(1);
});

test("counsellors move and see their own items only, and nobody moves what is not paid", async () => {
  const { itemId } = await readyServices();
  const asCounsellor = { member: counsellor };
  expect(await move(itemId, "received", "in_progress", asCounsellor)).toMatchObject({
    ok: false,
    refusal: { code: "not_allowed", status: 403 },
  });
  expect((await findDeskItem(counsellor, itemId)).ok, "what is nobody's is read before it is taken").toBe(
    true,
  );
  valueOf(await takeItem({ member: counsellor, itemId, now: noon }));
  valueOf(await move(itemId, "received", "in_progress", asCounsellor));
  expect(await findDeskItem(colleague, itemId)).toMatchObject({ refusal: { code: "not_allowed" } });
  expect(valueOf(await findDeskItem(counsellor, itemId))).toMatchObject({
    customer: { firstName: "Asha", mobile: "9876543210" },
    counsellor: "Dora Desk",
    item: { lines: [{ label: expect.any(String) }] },
  });
  const waiting = await buyServices(undefined, { paid: false });
  for (const id of [waiting.itemId, crypto.randomUUID(), "no id", "a\0"]) {
    expect(await move(asId(OrderItemId, id), "received", "in_progress")).toMatchObject({
      refusal: { code: "unknown_item" },
    });
    expect(await findDeskItem(manager, id)).toMatchObject({ refusal: { code: "unknown_item" } });
  }
});
