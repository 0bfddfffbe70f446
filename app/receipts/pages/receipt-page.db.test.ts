import { randomUUID } from "node:crypto";

import { RouterContextProvider } from "react-router";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { orderRefunds } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { newId, type OrderId, RefundId } from "#app/platform/ids.ts";
import { type CurrentUser, currentUserContext } from "#app/platform/request-context.ts";
import { loader as pageLoader } from "#app/receipts/pages/receipt.tsx";
import { loader as fileLoader } from "#app/receipts/pages/receipt-file.ts";
import { fund, makeBuyer, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";

let user: CurrentUser;
let orderId: OrderId;

beforeAll(openShop);
beforeEach(async () => {
  user = await makeBuyer();
  await fund(user.id, 199_900n);
  ({ orderId } = valueOf(await buyWithWallet(purchaseOf(user))));
});

function asked(by: CurrentUser | null, order: string) {
  const context = new RouterContextProvider();
  context.set(currentUserContext, by);
  const url = new URL(`http://127.0.0.1:3000/account/receipts/${order}`);
  return { url, params: { orderId: order }, context } as unknown as Parameters<typeof pageLoader>[0] &
    Parameters<typeof fileLoader>[0];
}

async function leadsTo(work: Promise<unknown>): Promise<string | null> {
  const answer: unknown = await work.catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get("location") : null;
}

test("its owner sees it, and below it what was given back since", async () => {
  expect(await pageLoader(asked(user, orderId))).toMatchObject({ refunds: [] });
  const refund = {
    id: newId(RefundId),
    orderId,
    requestKey: randomUUID(),
    items: [],
    reason: "A change of plans",
  };
  const amounts = { amount: 50_000n, walletPart: 50_000n, premium: 2_500n };
  const refundedAt = new Date("2026-10-03T10:00:00Z");
  await db.insert(orderRefunds).values({ ...refund, ...amounts, refundedBy: "system", refundedAt });
  expect((await pageLoader(asked(user, orderId))).refunds).toEqual([
    { id: refund.id, label: "Given back on 3 October 2026", figure: "₹525.00" },
  ]);
});

test("its owner gets it as a file that no cache keeps", async () => {
  const file = await fileLoader(asked(user, orderId));
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": expect.stringMatching(/^attachment; filename="LF-2026-\d{6}\.pdf"$/),
    "cache-control": "private, no-store",
  });
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
});

test.each([
  ["the page", pageLoader],
  ["the file", fileLoader],
])("nobody else gets %s", async (_, loader) => {
  const login = `/account/login/?next=${encodeURIComponent(`/account/receipts/${orderId}`)}`;
  expect(await leadsTo(loader(asked(null, orderId)))).toBe(login);
  expect(await leadsTo(loader(asked(await makeBuyer(), orderId)))).toBe("/error");
  expect(await leadsTo(loader(asked(user, randomUUID())))).toBe("/error");
  expect(await leadsTo(loader(asked(user, "nonsense")))).toBe("/error");
});
