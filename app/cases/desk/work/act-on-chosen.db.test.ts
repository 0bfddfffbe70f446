import { and, eq, inArray } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { auditLog } from "#app/audit/tables.server.ts";
import { assignChosen, moveChosen } from "#app/cases/desk/work/act-on-chosen.server.ts";
import type { ChosenItem } from "#app/cases/desk/work/chosen-item.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";
import { sendIntakeOf } from "#tests/cases/send-intake.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";

let counsellor: Member, colleague: Member, manager: Member;

beforeAll(async () => {
  await openShop();
  counsellor = await makeMember("counsellor");
  colleague = await makeMember("counsellor");
  manager = await makeMember("manager");
});

type About = Partial<typeof orderItems.$inferInsert> & { withForm?: boolean };

async function item({ withForm = true, ...about }: About = {}): Promise<ChosenItem> {
  const { itemId } = await buyServices();
  if (withForm) await sendIntakeOf(itemId);
  if (Object.keys(about).length > 0) await db.update(orderItems).set(about).where(eq(orderItems.id, itemId));
  return seen(itemId);
}

async function seen(itemId: OrderItemId): Promise<ChosenItem> {
  const [row] = await db.select().from(orderItems).where(eq(orderItems.id, itemId));
  return { id: itemId, state: row!.state, assignedTo: row!.assignedTo };
}

const statesNow = async (items: readonly ChosenItem[]) =>
  Promise.all(items.map(async ({ id }) => (await seen(id)).state));
const eventsOn = (items: readonly ChosenItem[], event: string) =>
  db.$count(
    auditLog,
    and(
      eq(auditLog.event, event),
      inArray(
        auditLog.subjectId,
        items.map(({ id }) => id),
      ),
    ),
  );

test("of those chosen each goes where it may, and the others are named with the reason", async () => {
  const ready = await item({ assignedTo: counsellor.id });
  const withoutForm = await item({ withForm: false, assignedTo: counsellor.id });
  const done = await item({ assignedTo: counsellor.id, state: "completed" });
  const theirs = await item({ assignedTo: colleague.id });
  const nobodys = await item();
  const chosen = [ready, withoutForm, done, theirs, nobodys];
  const result = valueOf(await moveChosen({ member: counsellor, chosen, to: "in_progress", now: noon }));
  expect(result.done).toBe(1);
  expect(result.refused).toMatchObject([
    {
      name: expect.stringMatching(/^Cover letter.* of LF-\d+$/),
      why: expect.stringContaining("starts once the customer has sent"),
    },
    { why: expect.stringContaining("nothing more to do") },
    { name: "A colleague’s case" },
    { name: expect.stringMatching(/of LF-\d+$/) },
  ]);
  expect(await statesNow(chosen)).toEqual(["in_progress", "received", "completed", "received", "received"]);
  expect(await eventsOn(chosen, "item_moved")).toBe(1);
});

test("what somebody has moved since the list was read stays where it is", async () => {
  const [one, other] = [await item(), await item()];
  valueOf(await moveChosen({ member: manager, chosen: [one], to: "in_progress", now: noon }));
  valueOf(await moveChosen({ member: manager, chosen: [await seen(one.id)], to: "in_review", now: noon }));
  const late = valueOf(
    await moveChosen({ member: manager, chosen: [one, other], to: "in_progress", now: noon }),
  );
  expect(late).toMatchObject({ done: 1, refused: [{ why: expect.stringContaining("“In review” now") }] });
  expect(await statesNow([one, other])).toEqual(["in_review", "in_progress"]);
});

test("nothing is delivered in a heap: each needs a version or a reason", async () => {
  const chosen = [await item({ state: "in_review" })];
  const result = valueOf(await moveChosen({ member: manager, chosen, to: "delivered", now: noon }));
  expect(result).toMatchObject({ done: 0, refused: [{ why: expect.stringContaining("version") }] });
});

test("of two who give the same rows away at once each row has one of them, and nobody is told of both", async () => {
  const chosen = [await item(), await item(), await item()];
  const results = await Promise.all(
    [counsellor, colleague].map((to) =>
      assignChosen({ member: manager, chosen, to: to.id, along: true, now: noon }).then(valueOf),
    ),
  );
  expect(results.reduce((sum, { done }) => sum + done, 0)).toBe(3);
  expect(results.reduce((sum, { refused }) => sum + refused.length, 0)).toBe(3);
  expect(await eventsOn(chosen, "item_assigned")).toBe(3);
  for (const { id } of chosen) expect([counsellor.id, colleague.id]).toContain((await seen(id)).assignedTo);
});

test("only managers give work away, and only to somebody at the desk", async () => {
  const chosen = [await item({ assignedTo: counsellor.id })];
  const asked = { chosen, to: colleague.id, along: true, now: noon };
  expect(await assignChosen({ ...asked, member: counsellor })).toMatchObject({
    refusal: { code: "not_allowed" },
  });
  const { user } = await buyServices();
  const result = valueOf(await assignChosen({ ...asked, to: user.id, member: manager }));
  expect(result).toMatchObject({ done: 0, refused: [{ why: expect.stringContaining("works at the desk") }] });
  expect(valueOf(await assignChosen({ ...asked, member: manager }))).toEqual({ done: 1, refused: [] });
});

test("with no row there is nothing to do, and a row that is none is named as a colleague's", async () => {
  expect(await moveChosen({ member: manager, chosen: [], to: "in_progress", now: noon })).toMatchObject({
    refusal: { code: "nothing_chosen" },
  });
});
