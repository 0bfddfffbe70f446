import { randomUUID } from "node:crypto";

import { beforeAll, expect, test } from "vitest";

import { adjustWallet } from "#app/desk/adjust-wallet.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { moveItem } from "#app/desk/move-item.server.ts";
import { refundAtDesk } from "#app/desk/refund-at-desk.server.ts";
import { markOrderPaid } from "#app/orders/change-order.server.ts";
import { createOrder } from "#app/orders/create-order.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { sendIntakeOf } from "#tests/cases/send-intake.ts";
import { openShop, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { hostileTexts } from "#tests/hostile/corpus.ts";
import { markupOf } from "#tests/hostile/escaped.ts";
import { serveSite, type Serve } from "#tests/hostile/serve-site.ts";
import { formOf, sitAtDesk } from "#tests/hostile/stand-on-ground.ts";
import { configured, quoteOf } from "#tests/pricing/quote-of.ts";
import { type Browser, signUpVisitor } from "#tests/setup/visit-site.ts";

let serve: Serve;
let owner: Browser;
let customer: Browser;
let member: Member;
let bought: { orderId: string; itemId: string; userId: string };

beforeAll(async () => {
  await openShop();
  const signedUp = await signUpVisitor();
  customer = signedUp.browser;
  [serve, owner, member, bought] = await Promise.all([
    serveSite(),
    sitAtDesk(),
    makeMember("manager"),
    buyFor(signedUp.user),
  ]);
});

/** The pages show all that is kept at once, and the texts are many: each of these stands for some like it. */
const texts = hostileTexts.filter(
  ({ text }, index) => index % 24 === 0 || (/^<\w/.test(text) && index % 8 === 0),
);
/** Kept first, so that what the pages say besides is known. */
const plainWords = "Everything is as it should be.";

/** A text with markup in it, as a page shows it. */
const escaped = /&lt;\w[^<]*__hacked/;

test("a note, what a customer asks for and a reason are drawn as the texts they are", async () => {
  const pages = () =>
    Promise.all([
      read(owner, `/staff/work/${bought.itemId}`),
      read(owner, `/staff/orders/${bought.orderId}`),
      read(owner, "/staff/audit"),
      read(customer, "/account/dashboard/"),
      read(owner, `/staff/customers/${bought.userId}`),
      read(customer, "/service/wallet/"),
    ]);
  await sendIntakeOf(bought.itemId, new Date());
  await move("received", "in_progress", plainWords);
  await keep(plainWords);
  const usual = await pages();
  const drawn = usual.map((page) => [page]);
  for (const [index, { text }] of texts.entries()) {
    await keep(text);
    // The log's page shows the newest fifty deeds.
    if (index % 8 === 7 || index === texts.length - 1)
      (await pages()).forEach((page, at) => drawn[at]!.push(page));
  }
  for (const [at, readings] of drawn.entries()) {
    const read = readings.join("");
    expect(escaped.test(read), `page ${at + 1} shows what was written`).toBe(true);
    for (const { name, text } of texts) expect(markupOf(text, read, usual[at]), name).toEqual([]);
  }
}, 60_000);

/** Moves the service on, has the customer send it back, and gives a little of its price back. */
async function keep(text: string): Promise<void> {
  await move("in_progress", "in_review", text);
  await move("in_review", "delivered", text);
  const asked = { intent: "ask_for_changes", item: bought.itemId };
  const answer = await serve(formOf(customer, "/account/dashboard/", { ...asked, words: text }));
  expect(answer.status).toBeLessThan(500);
  // What is empty once it is plain is refused: it goes on all the same.
  if (answer.status !== 303) await move("delivered", "in_progress", "");
  const shown = { toWallet: 1n, toGateway: 0n, premium: 0n };
  const wish = { orderId: bought.orderId, itemId: bought.itemId, amount: "0.01", reason: text };
  const refunded = await refundAtDesk({ member, ...wish, shown, requestKey: randomUUID(), now: new Date() });
  if (!refunded.ok) expect(refunded.refusal.code).toBe("missing_reason");
  const credit = { direction: "credit", currency: "INR", amount: "0.01", reason: text };
  const key = { userId: bought.userId, requestKey: randomUUID(), now: new Date() };
  const adjusted = await adjustWallet({ member, ...credit, ...key });
  if (!adjusted.ok) expect(adjusted.refusal.code).toBe("missing_reason");
}

async function move(from: string, to: string, note: string): Promise<void> {
  const asked = { member, itemId: bought.itemId, from, to, tell: true, now: new Date() };
  const moved = await moveItem({ ...asked, note });
  if (moved.ok) return;
  expect(moved.refusal.code).toBe("note_too_long");
  valueOf(await moveItem({ ...asked, note: "" }));
}

async function read(browser: Browser, path: string): Promise<string> {
  const answer = await serve(browser.request(path));
  const page = await answer.text();
  expect(answer.status, path).toBe(200);
  return page;
}

/** An order of theirs that the wallet has paid. */
async function buyFor(user: CurrentUser): Promise<{ orderId: string; itemId: string; userId: string }> {
  const quote = quoteOf([configured("cover-letter")], "INR");
  const paidBy = { walletShare: quote.price, premium: 0n, charged: 0n };
  const purchase = { userId: user.id, purchaseId: randomUUID(), fromCart: false };
  const { id } = await createOrder(db, { ...purchase, quote, paidBy, now: new Date() });
  await markOrderPaid(db, id, new Date());
  const [order] = await listOrders(user.id);
  return { orderId: id, itemId: order!.items[0]!.id, userId: user.id };
}
