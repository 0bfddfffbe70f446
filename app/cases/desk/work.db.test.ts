import { and, eq, ne, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { auditLog } from "#app/audit/tables.server.ts";
import { assignItem } from "#app/cases/desk/assign-item.server.ts";
import { findDeskItem } from "#app/cases/desk/find-case-item.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { listWork } from "#app/cases/desk/list-work.server.ts";
import { type ItemMove, moveItem } from "#app/cases/move-item.server.ts";
import { staff } from "#app/desk/tables.server.ts";
import { takeItem } from "#app/cases/desk/take-item.server.ts";
import { readWorkFilter } from "#app/cases/desk/work-filter.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { acceptDelivery, askForChanges } from "#app/orders/items/answer-delivery.server.ts";
import { dueDate } from "#app/orders/items/due-date.ts";
import { exportOrders } from "#app/orders/export-orders.server.ts";
import { eraseItemNotes } from "#app/orders/items/erase-item-notes.server.ts";
import type { ItemState } from "#app/orders/order-state.ts";
import { itemChangedJob, sendItemMail } from "#app/orders/items/send-item-mail.server.ts";
import { orderItemChanges, orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { UserId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { sendIntakeOf } from "#tests/cases/send-intake.ts";
import { makeBuyer, minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { type Bought, buyServices } from "#tests/desk/work-use-cases.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import { asId } from "#tests/setup/as-id.ts";

let counsellor: Member, colleague: Member, manager: Member;

beforeAll(async () => {
  await openShop();
  counsellor = await makeMember("counsellor");
  colleague = await makeMember("counsellor");
  manager = await makeMember("manager");
});

function move(itemId: string, from: ItemState, to: ItemState, change: Partial<ItemMove> = {}) {
  return moveItem({ member: manager, itemId, from, to, note: "", tell: false, now: noon, ...change });
}

async function through(itemId: string, ...states: ItemState[]): Promise<void> {
  for (const [at, to] of states.entries()) valueOf(await move(itemId, states[at - 1] ?? "received", to));
}

/** Services whose forms are sent, so that work on them can begin. */
async function readyServices(...asked: Parameters<typeof buyServices>): Promise<Bought> {
  const bought = await buyServices(...asked);
  for (const itemId of bought.itemIds) await sendIntakeOf(itemId);
  return bought;
}

const changesOf = (itemId: string) =>
  db.select().from(orderItemChanges).where(eq(orderItemChanges.itemId, itemId)).orderBy(orderItemChanges.id);
/** What was done to an item but the sending of its form. */
const eventsOf = (itemId: string) =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, itemId), ne(auditLog.event, "intake_sent")))
    .orderBy(auditLog.id);
const itemRow = async (itemId: string) =>
  (await db.select().from(orderItems).where(eq(orderItems.id, itemId)))[0]!;

/** The mails about items that wait to be sent, taken out of the queue and sent; those to this customer. */
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
    // A move to where it is already is none either.
    expect(refused, to).toMatchObject({ ok: false, refusal: { code: "invalid_choice" } });
  }
  expect(await changesOf(itemId)).toHaveLength(1);
  expect(await eventsOf(itemId)).toEqual([]);
});

test("an item is cancelled only with a reason, and then has no more moves", async () => {
  const { itemId } = await buyServices();
  expect(await move(itemId, "received", "cancelled", { note: " \u200b " })).toMatchObject({
    ok: false,
    refusal: { code: "reason_missing", field: "note" },
  });
  valueOf(await move(itemId, "received", "cancelled", { note: "Asked for by telephone." }));
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
  const moves = await Promise.all(
    Array.from({ length: 10 }, async (_, index) =>
      index % 2 === 0
        ? move(itemId, "received", "in_progress", { member: await makeMember("manager") })
        : move(itemId, "received", "cancelled", { note: `Reason ${index}` }),
    ),
  );
  expect(moves.filter(({ ok }) => ok)).toHaveLength(1);
  for (const one of moves) {
    if (!one.ok) expect(one.refusal).toMatchObject({ code: "moved_meanwhile", status: 409 });
  }
  expect(await changesOf(itemId)).toHaveLength(2);
  expect(await eventsOf(itemId)).toHaveLength(1);
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
  expect(await findDeskItem(counsellor, itemId)).toMatchObject({ refusal: { code: "not_allowed" } });
  valueOf(await takeItem({ member: counsellor, itemId, now: noon }));
  valueOf(await move(itemId, "received", "in_progress", asCounsellor));
  expect(await findDeskItem(colleague, itemId)).toMatchObject({ refusal: { code: "not_allowed" } });
  expect(valueOf(await findDeskItem(counsellor, itemId))).toMatchObject({
    customer: { firstName: "Asha", mobile: "9876543210" },
    counsellor: "Dora Desk",
    history: [{ who: "Landfall" }, { who: "Dora Desk" }],
    item: { lines: [{ label: expect.any(String) }] },
  });
  const waiting = await buyServices(undefined, { paid: false });
  for (const id of [waiting.itemId, crypto.randomUUID(), "no id", "a\0"]) {
    expect(await move(id, "received", "in_progress")).toMatchObject({ refusal: { code: "unknown_item" } });
    expect(await findDeskItem(manager, id)).toMatchObject({ refusal: { code: "unknown_item" } });
  }
});

test("of ten who take an item at once one has it, and taking one's own again changes nothing", async () => {
  const { itemId } = await buyServices();
  const takers = await Promise.all(Array.from({ length: 10 }, () => makeMember("counsellor")));
  const taken = await Promise.all(takers.map((member) => takeItem({ member, itemId, now: noon })));
  expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
  expect(taken.filter((one) => !one.ok && one.refusal.code === "taken")).toHaveLength(9);
  const owner = takers.find(({ id }) => valueOf(taken.find(({ ok }) => ok)!).assignedTo === id)!;
  valueOf(await takeItem({ member: owner, itemId, now: noon }));
  expect(await eventsOf(itemId)).toMatchObject([{ event: "item_taken", after: { assigned_to: owner.id } }]);
});

test("managers give items to those at the desk, and nobody overwrites what somebody else has decided", async () => {
  const { itemId } = await buyServices();
  const assign = (to: UserId | null, from: string | null, member = manager) =>
    assignItem({ member, itemId, from, to, now: noon });
  expect(await assign(counsellor.id, null, counsellor)).toMatchObject({ refusal: { code: "not_allowed" } });
  const { id: customerId } = await makeBuyer();
  const left = await makeMember("counsellor");
  await db.update(staff).set({ endedAt: noon }).where(eq(staff.userId, left.id));
  for (const wrong of [customerId, left.id, asId(UserId, "nobody-at-all")]) {
    expect(await assign(wrong, null)).toMatchObject({ refusal: { code: "invalid_choice", field: "person" } });
  }
  valueOf(await assign(counsellor.id, null));
  expect(await assign(colleague.id, null)).toMatchObject({
    refusal: { code: "assigned_meanwhile", status: 409 },
  });
  valueOf(await assign(colleague.id, counsellor.id));
  valueOf(await assign(null, colleague.id));
  expect((await itemRow(itemId)).assignedTo).toBeNull();
  expect(await eventsOf(itemId)).toHaveLength(3);
});

test("the customer is told by mail where it stands, and reads only the notes that are for them", async () => {
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

test("the queue stands by lightning and due date, page by page without gaps, and says whose each is", async () => {
  // What the tests above have bought is as if nobody had paid for it.
  await db.update(orderItems).set({ paidOn: null });
  const lateLightning = await buyServices([configured("resume-help", { lightning: true })], {
    at: minutesLater(60),
  });
  const two = await buyServices([configured("cover-letter"), configured("resume-help")]);
  const late = await buyServices();
  const unpaid = await buyServices(undefined, { paid: false });
  await db
    .update(orderItems)
    .set({ state: "in_progress", dueOn: "2026-09-30" })
    .where(eq(orderItems.id, late.itemId));
  valueOf(await takeItem({ member: counsellor, itemId: two.itemIds[1]!, now: noon }));
  const ids = async (query: string, member = manager, itemsMax?: number) => {
    const filter = readWorkFilter(new URLSearchParams(query));
    return valueOf(await listWork({ member, filter, now: noon, ...(itemsMax && { itemsMax }) }));
  };
  const all = [lateLightning.itemId, late.itemId, ...two.itemIds];
  const found = await ids("");
  expect(found.items.map(({ id }) => id)).toEqual(all);
  expect(found.items.map(({ id }) => id)).not.toContain(unpaid.itemId);
  expect(found.items.at(-1)).toMatchObject({ customer: "Asha Rao", counsellor: "Dora Desk" });
  expect(found.next).toBeNull();

  const paged: string[] = [];
  for (let query = "", pages = 0; pages < 9; pages += 1) {
    const page = await ids(query, manager, 1);
    paged.push(...page.items.map(({ id }) => id));
    if (!page.next) break;
    const { rank, day, number, position } = page.next;
    query = `after=${rank}.${day}.${number}.${position}`;
  }
  expect(paged).toEqual(all);

  const only = async (query: string, member = manager) =>
    (await ids(query, member)).items.map(({ id }) => id);
  expect(await only("overdue=yes")).toEqual([late.itemId]);
  expect(await only("service=resume-help")).toEqual([lateLightning.itemId, two.itemIds[1]]);
  expect(await only("state=in_progress")).toEqual([late.itemId]);
  expect(await only("person=nobody")).toEqual([lateLightning.itemId, late.itemId, two.itemIds[0]]);
  expect(await only(`person=${counsellor.id}`)).toEqual([two.itemIds[1]]);
  expect(await only("person=me", counsellor)).toEqual([two.itemIds[1]]);
  // A counsellor sees their own and what nobody has, whatever they ask for.
  expect(await only("", colleague)).toEqual([lateLightning.itemId, late.itemId, two.itemIds[0]]);
  expect(await only(`person=${counsellor.id}`, colleague)).toEqual([]);

  expect(await only("state=waiting")).toEqual([lateLightning.itemId, ...two.itemIds]);
  await sendIntakeOf(two.itemIds[0]!);
  expect(await only("state=waiting")).toEqual([lateLightning.itemId, two.itemIds[1]]);
  await through(two.itemIds[0]!, "in_progress", "in_review", "delivered", "completed");
  await move(two.itemIds[1]!, "received", "cancelled", { note: "Not wanted." });
  expect(await only("state=completed")).toEqual([two.itemIds[0]]);
  expect(await only("state=all")).toHaveLength(4);
});

test("a queue of ten thousand items is listed in less than a tenth of a second", async () => {
  const { orderId, user } = await buyServices();
  await db.execute(sql`insert into orders (id, user_id, purchase_id, state, from_cart, currency, price, wallet_share,
      premium, charged, rate_per_usd, rate_date, created_at, paid_at)
    select gen_random_uuid(), ${user.id}, gen_random_uuid(), 'paid', false, 'INR', 0, 0, 0, 0, '96', '2026-10-01',
      ${noon.toISOString()}::timestamptz - n * interval '1 hour', ${noon.toISOString()}::timestamptz - n * interval '1 hour'
    from generate_series(1, 10000) n`);
  await db.execute(sql`insert into order_items (id, order_id, order_number, paid_on, position, service, configuration, price, state,
      due_on)
    select gen_random_uuid(), id, number, paid_at::date, 0, 'cover-letter',
      jsonb_build_object('service', 'cover-letter', 'choices', jsonb_build_object('lightning', number % 7 = 0)), 0,
      (array['received', 'in_progress', 'in_review', 'delivered'])[1 + number % 4],
      case when number % 4 = 0 then null else date '2026-09-15' + number % 60 end
    from orders where user_id = ${user.id} and id <> ${orderId}`);
  await db.execute(sql`analyze orders, order_items`);
  const list = (query: string) => {
    const filter = readWorkFilter(new URLSearchParams(query));
    return listWork({ member: manager, filter, now: noon });
  };
  const first = valueOf(await list(""));
  const { rank, day, number, position } = first.next!;
  for (const query of [
    "",
    `after=${rank}.${day}.${number}.${position}`,
    "overdue=yes",
    "state=waiting",
    "person=nobody&state=all",
  ]) {
    let quickest = Infinity;
    // The quickest of many: other tests work at the same time, and more than the processors can.
    for (let round = 0; round < 25 && quickest >= 100; round += 1) {
      const began = performance.now();
      expect(valueOf(await list(query)).items).toHaveLength(50);
      quickest = Math.min(quickest, performance.now() - began);
    }
    expect(quickest, query).toBeLessThan(100);
  }
});
