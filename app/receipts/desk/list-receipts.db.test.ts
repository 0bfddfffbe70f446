import { beforeAll, expect, test } from "vitest";

import type { Member } from "#app/desk/find-staff.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { db } from "#app/platform/db.server.ts";
import { listReceiptsAtDesk } from "#app/receipts/desk/list-receipts-at-desk.server.ts";
import { receiptsList } from "#app/receipts/desk/receipts-list.ts";
import { issueReceipt } from "#app/receipts/issue-receipt.server.ts";
import { receiptName } from "#app/receipts/receipt.ts";
import { minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { firstPage, listAsked } from "#tests/desk/list-asked.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";

let manager: Member;

beforeAll(async () => {
  await openShop();
  manager = await makeMember("manager");
});

const list = async (query = "") =>
  valueOf(await listReceiptsAtDesk(manager, listAsked(receiptsList, query), firstPage, noon)).rows;

test("a receipt is listed by payment, and found by its number, its order and its customer", async () => {
  const first = await buyServices();
  const second = await buyServices(undefined, { at: minutesLater(60) });
  await buyServices(undefined, { paid: false });
  const order = (await findOrder(db, second.orderId))!;
  const paidFor = { order, headings: ["Cover letter drafting"], gateway: null, now: minutesLater(60) };
  await db.transaction((tx) => issueReceipt(tx, paidFor));
  const [newest, before, ...others] = await list();
  expect(others).toEqual([]);
  expect(before).toMatchObject({ id: first.orderId, receipt: null });
  expect(newest).toMatchObject({ id: second.orderId, customer: "Asha Rao" });
  const number = receiptName(newest!.receipt!);
  for (const typed of [number, number.replace("LF-", ""), `LF-${order.number}`, second.user.email]) {
    const found = await list(String(new URLSearchParams({ customer: typed })));
    expect(
      found.map(({ id }) => id),
      typed,
    ).toEqual([second.orderId]);
  }
  expect(await list("customer=LF-2026-999999")).toEqual([]);
});
