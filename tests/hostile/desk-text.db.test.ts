import { randomUUID } from "node:crypto";

import { beforeAll, expect, test } from "vitest";

import type { OrderId, OrderItemId, UserId } from "#app/platform/ids.ts";
import { adjustWallet } from "#app/wallet/adjust-wallet-at-desk.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { moveItem } from "#app/cases/move-item.server.ts";
import { readReason } from "#app/desk/reason.ts";
import { refundAtDesk } from "#app/orders/desk/refund-at-desk.server.ts";
import { lastItemChange } from "#app/orders/items/list-item-changes.server.ts";
import { db } from "#app/platform/db.server.ts";
import { sendIntakeOf } from "#tests/cases/send-intake.ts";
import { valueOf } from "#tests/checkout/shop.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { expectDrawnAsTexts, fewTexts, openSite, type Site } from "#tests/hostile/read-pages.ts";
import { formOf } from "#tests/hostile/stand-on-ground.ts";
import type { Browser } from "#tests/setup/visit-site.ts";
import { wide } from "#tests/setup/wide.ts";

let site: Site;
let customer: Browser;
let member: Member;
let bought: { orderId: OrderId; itemId: OrderItemId; userId: UserId };

beforeAll(async () => {
  site = await openSite();
  ({ customer, manager: member } = site);
  const { orderId, itemId, user } = await buyServices(undefined, { user: site.user, at: new Date() });
  bought = { orderId, itemId, userId: user.id };
});

/** The pages show all texts at once, so a sample must do. */
const texts = wide ? fewTexts(24, 8) : fewTexts(60, 24);
/** Saved first, to know the rest of the page. */
const plainText = "Everything is as it should be.";

test("a note, what a customer asks for and a reason are drawn as the texts they are", async () => {
  const { read, owner } = site;
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
  await move("received", "in_progress", plainText);
  await keep(plainText);
  const usual = await pages();
  const drawn = usual.map((page) => [page]);
  for (const [index, { text }] of texts.entries()) {
    await keep(text);
    // The log's page shows the newest fifty events.
    if (index % 8 === 7 || index === texts.length - 1)
      (await pages()).forEach((page, at) => drawn[at]!.push(page));
  }
  const all = drawn.map((readings) => readings.join(""));
  expectDrawnAsTexts(all, usual, texts);
}, 60_000);

async function keep(text: string): Promise<void> {
  await move("in_progress", "in_review", text);
  await move("in_review", "delivered", text);
  const seen = (await lastItemChange(db, bought.itemId))?.changedAt.toISOString() ?? "";
  const asked = { intent: "ask_for_changes", item: bought.itemId, seen };
  const answer = await site.serve(formOf(customer, "/account/dashboard/", { ...asked, text }));
  expect(answer.status).toBeLessThan(500);
  // A text may be empty once cleaned, and then refused: go on without it.
  if (answer.status !== 303) await move("delivered", "in_progress", "");
  const reason = readReason(text);
  if (!reason.ok) return;
  const shown = { toWallet: 1n, toGateway: 0n, premium: 0n };
  const why = { member, reason: reason.value, now: new Date() };
  const input = { orderId: bought.orderId, itemId: bought.itemId, amount: "0.01", ...why };
  valueOf(await refundAtDesk({ ...input, shown, requestKey: randomUUID() }));
  const credit = { direction: "credit", currency: "INR", amount: 1n, userId: bought.userId } as const;
  valueOf(await adjustWallet({ ...credit, ...why, requestKey: randomUUID() }));
}

async function move(from: string, to: string, note: string): Promise<void> {
  const asked = { member, itemId: bought.itemId, from, to, tell: true, now: new Date() };
  const moved = await moveItem({ ...asked, note });
  if (moved.ok) return;
  expect(["note_too_long", "version_missing"]).toContain(moved.refusal.code);
  valueOf(await moveItem({ ...asked, note: to === "delivered" ? plainText : "" }));
}
