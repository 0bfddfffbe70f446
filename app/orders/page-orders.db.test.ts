import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import type { Member } from "#app/desk/find-staff.server.ts";
import { type OrdersAsked, pageOrders } from "#app/orders/page-orders.server.ts";
import { orders } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import { minutesLater, openShop } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";

let member: Member;
const bought: { orderId: OrderId; userId: UserId }[] = [];

/** Four orders an hour apart; the first is paid last, and the last not at all. */
beforeAll(async () => {
  await openShop();
  member = await makeMember("manager");
  for (const at of [0, 1, 2, 3]) {
    const { orderId, user } = await buyServices(undefined, { at: minutesLater(at * 60), paid: at < 3 });
    await db
      .update(orders)
      .set({ createdAt: minutesLater(at * 60) })
      .where(eq(orders.id, orderId));
    bought.push({ orderId, userId: user.id });
  }
  const paidLast = { paidAt: minutesLater(600), state: "refunded", currency: "USD" } as const;
  await db.update(orders).set(paidLast).where(eq(orders.id, bought[0]!.orderId));
});

const everything: OrdersAsked = {
  states: null,
  gateway: null,
  currency: null,
  from: null,
  until: null,
  customers: null,
  ids: null,
  by: "ordered",
  oldestFirst: false,
};

const numbered = async (asked: Partial<OrdersAsked>, turn = {}) => {
  const page = await pageOrders(db, { ...everything, ...asked }, { after: null, size: 50, ...turn });
  return { ...page, at: page.rows.map(({ id }) => bought.findIndex(({ orderId }) => orderId === id)) };
};

test.each<[string, Partial<OrdersAsked>, number[]]>([
  ["all, newest first", {}, [3, 2, 1, 0]],
  ["all, oldest first", { oldestFirst: true }, [0, 1, 2, 3]],
  ["by payment, without what was not paid", { by: "paid" }, [0, 2, 1]],
  ["those of a state", { states: ["refunded"] }, [0]],
  ["those in a currency", { currency: "USD" }, [0]],
  ["those of some days", { from: minutesLater(60), until: minutesLater(180) }, [2, 1]],
  ["those paid on some days", { by: "paid", from: minutesLater(500) }, [0]],
  ["those through a gateway", { gateway: "stripe" }, []],
  ["those of nobody", { customers: [] }, []],
])("%s", async (_what, asked, found) => {
  expect((await numbered(asked)).at).toEqual(found);
});

test("those of a customer", async () => {
  expect((await numbered({ customers: [bought[2]!.userId, member.id] })).at).toEqual([2]);
});

test.each([{ by: "ordered" }, { by: "paid" }, { by: "ordered", oldestFirst: true }] as const)(
  "pages of %o lead forth and back, none twice and none left out",
  async (asked) => {
    const all = (await numbered(asked)).at;
    const forth: number[] = [];
    let after: string | null = null;
    let last: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof numbered>> = await numbered(asked, { after, size: 1 });
      forth.push(...page.at);
      expect(page.previous === null).toBe(after === null);
      last = page.rows[0]?.id ?? null;
      after = page.next;
    } while (after !== null);
    expect(forth).toEqual(all);
    const back: number[] = [];
    for (let before = last; before !== null;) {
      const page: Awaited<ReturnType<typeof numbered>> = await numbered(asked, { before, size: 1 });
      back.unshift(...page.at);
      before = page.previous;
    }
    expect(back).toEqual(all.slice(0, -1));
  },
);

test("before the first row there is the first page", async () => {
  const page = await numbered({}, { before: bought[3]!.orderId, size: 2 });
  expect(page.at).toEqual([3, 2]);
});
