import { beforeAll, expect, test } from "vitest";

import { addToCart } from "#app/cart/add-to-cart.server.ts";
import { countInterest, writeInterest } from "#app/catalog/count-interest.server.ts";
import { pageViews } from "#app/catalog/tables.server.ts";
import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { writtenCell } from "#app/files/csv.ts";
import { figureNames, shownCell } from "#app/figures/figure.ts";
import { figureCsv } from "#app/figures/figure-csv.ts";
import { findFigure } from "#app/figures/find-figure.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { funnelFigure } from "#app/figures/funnel-figure.server.ts";
import { overdueFigure } from "#app/figures/overdue-figure.server.ts";
import { salesFigures } from "#app/figures/sales-figures.server.ts";
import { walletFigures } from "#app/figures/wallet-figures.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { OrderId } from "#app/platform/ids.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { findLiveOrder } from "#app/orders/find-order.server.ts";
import {
  coverLetter,
  fund,
  makeBuyer,
  noon,
  noShares,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { asId } from "#tests/setup/as-id.ts";

const span = { first: "2026-09-03", last: "2026-10-02" };
let member: Member;

beforeAll(async () => {
  await openShop();
  await writeInterest();
  await db.delete(pageViews);
  member = await makeMember("manager");
  const user = await makeBuyer();
  await fund(user.id, 300_000n);
  const purchase = purchaseOf(user);
  valueOf(await buyWithWallet(purchase));
  const order = await findLiveOrder(db, { userId: user.id, purchaseId: purchase.purchaseId });
  const refund = {
    orderId: order?.id ?? asId(OrderId, ""),
    amount: 100_000n,
    requestKey: "half",
    reason: "asked",
  };
  valueOf(await refundOrder({ ...refund, refundedBy: "system", now: noon }));
  const addition = { userId: user.id, currency: "INR" as const, now: noon, mayBuyShare: noShares };
  valueOf(await addToCart({ ...addition, configurations: [coverLetter()] }));
  valueOf(await addToCart({ ...addition, configurations: [coverLetter()] }));
  for (let count = 0; count < 3; count += 1) countInterest("cover-letter", "views", noon);
  await writeInterest();
  await db.update(orderItems).set({ state: "in_progress", dueOn: "2026-09-28", assignedTo: member.id });
});

const words = (row: readonly Parameters<typeof shownCell>[0][] | undefined) => row?.map(shownCell);

test("sales say what was bought and given back, in its own money and in dollars", async () => {
  const { byDay, byService, byCurrency, byGateway } = valueOf(await salesFigures(member, span));
  const inDollars = ["$20.80", "$0.00", "$10.41", "$10.39"];
  expect(words(byDay.rows.at(-1))).toEqual(["2 Oct 2026", "1", ...inDollars]);
  expect(byDay.rows).toHaveLength(30);
  expect(byService.rows.map(words)).toEqual([[expect.stringMatching(/Cover Letter/i), "1", ...inDollars]]);
  expect(byCurrency.rows.map(words)).toEqual([
    ["INR", "1", "₹1,999.00", "₹0.00", "₹1,000.00", "₹999.00", ...inDollars],
  ]);
  expect(byGateway.rows.map(words)).toEqual([["wallet only", "1", ...inDollars]]);
  for (const { total } of [byDay, byService, byCurrency, byGateway]) {
    expect(words(total ?? [])?.slice(-4)).toEqual(inDollars);
  }
});

test("the funnel goes from views to what was paid; what is in a cart already is not put there again", async () => {
  const { steps, figure } = valueOf(await funnelFigure(member, span));
  expect(steps).toEqual({ views: 3, carted: 1, started: 1, paid: 1 });
  expect(words(figure.total ?? [])?.slice(1)).toEqual(["3", "1", "33.3%", "1", "33.3%", "1", "100.0%"]);
});

test("wallets are owed with what is set aside, and by today's rate in dollars", async () => {
  const { byCurrency, course } = valueOf(await walletFigures(member, span, noon));
  expect(words(byCurrency.rows[0])).toEqual(["INR", "₹2,001.00", "$20.82"]);
  expect(course.map(({ inUsd }) => inUsd)).toEqual([...Array.from({ length: 29 }, () => 0n), 2082n]);
});

test("late work says whose it is, how late, and where it stands in the queue", async () => {
  const { figure, places } = valueOf(await overdueFigure(member, noon));
  const [row] = figure.rows;
  expect(words(row)).toEqual([
    expect.stringContaining("Dora"),
    expect.stringMatching(/Cover Letter/i),
    "1",
    "28 Sept 2026",
    "4",
  ]);
  expect(places).toEqual([{ person: member.id, service: "cover-letter" }]);
});

test.each(figureNames)("the file of %s holds the rows of its page", async (name) => {
  const figure = valueOf(await findFigure({ member, name, span, now: noon }));
  const lines = figureCsv(figure).split("\r\n");
  expect(lines.pop()).toBe("");
  expect(lines[0]?.split(",")).toHaveLength(figure.columns.length);
  const rows = [...figure.rows, ...(figure.total ? [figure.total] : [])];
  expect(lines.length).toBe(rows.length + 1);
  for (const [at, row] of rows.entries()) {
    expect(row).toHaveLength(figure.columns.length);
    for (const cell of row) expect(lines[at + 1]).toContain(writtenCell(cell).replaceAll('"', '""'));
  }
});
