import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { type NewPaymentLink } from "#app/payment-links/pages/create-payment-link.server.ts";
import { exportPaymentLinks } from "#app/payment-links/export-payment-links.server.ts";
import { linkState, listOpenLinks } from "#app/payment-links/find-payment-link.server.ts";
import { erasePaymentLinks } from "#app/payment-links/erase-payment-links.server.ts";
import { openLink } from "#app/payment-links/limit-link-guesses.server.ts";
import { linkValidMs, openLinksMax } from "#app/payment-links/payment-link.ts";
import { secretOf } from "#app/payment-links/payment-link-secret.server.ts";
import { revokePaymentLink } from "#app/payment-links/pages/revoke-payment-link.server.ts";
import { paymentLinks } from "#app/payment-links/tables.server.ts";
import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type UserId } from "#app/platform/ids.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { fund, makeBuyer, noon, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import { after, askForLink, linkFor, soon } from "#tests/checkout/payment-links.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

withFakeGateways();

beforeAll(async () => {
  await openShop();
  await seedDemoCoupons(new Date("2026-10-01T00:00:00Z"));
});
beforeEach(clearLimits);

test("asked again for the same it is the same link, however many ask at once", async () => {
  const customer = await makeBuyer();
  const purchaseId = randomUUID();
  const links = await Promise.all(Array.from({ length: 6 }, () => askForLink(customer, { purchaseId })));
  expect(new Set(links.map((link) => valueOf(link).id)).size).toBe(1);
  expect(await listOpenLinks(customer.id, soon)).toHaveLength(1);
});

test("the same purchase with other choices is another link, and the earlier one ends", async () => {
  const customer = await makeBuyer();
  const purchaseId = randomUUID();
  const first = await linkFor(customer, { purchaseId });
  const configuration = configured("cover-letter", { lightning: "1" });
  const second = await linkFor(customer, { purchaseId, configuration });
  expect(second.id).not.toBe(first.id);
  expect((await listOpenLinks(customer.id, soon)).map(({ id }) => id)).toEqual([second.id]);
});

test("a customer cancels their own link and nobody else's", async () => {
  const [owner, other] = [await makeBuyer(), await makeBuyer()];
  const link = await linkFor(owner);
  const revoke = (userId: UserId, linkId: string) => revokePaymentLink({ userId, linkId, now: soon });
  expect(await revoke(other.id, link.id)).toMatchObject({ refusal: { code: "unknown_link" } });
  expect(await revoke(owner.id, "no id")).toMatchObject({ refusal: { code: "unknown_link" } });
  expect(await listOpenLinks(owner.id, soon)).toHaveLength(1);
  expect(await revoke(owner.id, link.id)).toMatchObject({ ok: true });
  expect(await revoke(owner.id, link.id)).toMatchObject({ ok: true });
  expect(valueOf(await openLink(secretOf(link.id), "1.1.1.1")).revokedAt).toEqual(soon);
  expect(await listOpenLinks(owner.id, soon)).toEqual([]);
});

test("a customer's list and export hold their own links only, and no secret", async () => {
  const [one, other] = [await makeBuyer(), await makeBuyer()];
  const link = await linkFor(one, { couponCode: "welcome10" });
  await linkFor(other);
  expect((await listOpenLinks(one.id, soon)).map(({ id }) => id)).toEqual([link.id]);
  const exported = await exportPaymentLinks(one.id);
  expect(exported).toEqual([
    {
      service: "cover-letter",
      choices: "",
      currency: "INR",
      couponCode: "WELCOME10",
      billing: null,
      createdAt: noon.toISOString(),
      expiresAt: after(linkValidMs).toISOString(),
      cancelledAt: null,
    },
  ]);
});

test("a customer who leaves leaves no link that can be paid by", async () => {
  const customer = await makeBuyer();
  const link = await linkFor(customer);
  await db.transaction((tx) => erasePaymentLinks(tx, customer.id));
  expect(await linkState(valueOf(await openLink(secretOf(link.id), "1.1.1.1")), soon)).toBe("cancelled");
});

test("what must be agreed first is paid by a link that staff made, and by no other", async () => {
  const [customer, staff] = [await makeBuyer(), await makeBuyer()];
  const configuration = configured("assignment-help", { words: "500" });
  expect(await askForLink(customer, { configuration })).toMatchObject({
    refusal: {
      code: "not_available",
      message: "This service is agreed with a counsellor and paid by a link that we send you.",
    },
  });
  const byPasswordAlone = { id: staff.id, role: "staff" as const };
  expect(await askForLink(customer, { configuration, createdBy: byPasswordAlone })).toMatchObject({
    refusal: { code: "not_available" },
  });
  const createdBy = { ...byPasswordAlone, codeGiven: true };
  const link = await linkFor(customer, { configuration, createdBy });
  expect(link).toMatchObject({ userId: customer.id, createdBy: staff.id });
  const visa = configured("o-1-visa");
  const byStaff = { configuration: visa, createdBy };
  expect(await askForLink(customer, byStaff)).toMatchObject({ refusal: { code: "not_available" } });
});

test.each([
  [
    "a share of no group",
    { configuration: configured("research-paper", { coAuthors: "3" }) },
    "not_in_group",
  ],
  ["a coupon that has ended", { couponCode: "EXPIRED5" }, "wrong_coupon"],
  ["a coupon that never was", { couponCode: "'; DROP TABLE coupons; --" }, "wrong_coupon"],
])("%s makes no link", async (_name, change, code) => {
  const customer = await makeBuyer();
  expect(await askForLink(customer, change)).toMatchObject({ refusal: { code } });
  expect(await listOpenLinks(customer.id, soon)).toEqual([]);
});

test("so many links may be open and no more, and a cancelled one makes room", async () => {
  const customer = await makeBuyer();
  const links = [];
  for (let count = 0; count < openLinksMax; count += 1) links.push(await linkFor(customer, nth(count)));
  const more = nth(openLinksMax);
  expect(await askForLink(customer, more)).toMatchObject({
    refusal: { code: "too_many_links", status: 409 },
  });
  valueOf(await revokePaymentLink({ userId: customer.id, linkId: links[0]!.id, now: noon }));
  expect((await askForLink(customer, more)).ok).toBe(true);
});

function nth(count: number): Partial<NewPaymentLink> {
  const letters = String(1 + Math.floor(count / 4));
  const configuration = configured("lor-drafting", { letters, lightning: String(count % 2) });
  return { configuration, currency: count % 4 < 2 ? "INR" : "USD" };
}

test("links that are paid take no room from those that are still to be", async () => {
  const customer = await makeBuyer();
  for (let count = 0; count < openLinksMax; count += 1) {
    const { purchaseId } = await linkFor(customer, nth(count));
    await fund(customer.id, 199_900n);
    valueOf(await buyWithWallet(purchaseOf(customer, { purchaseId })));
  }
  expect(await listOpenLinks(customer.id, soon)).toEqual([]);
  expect((await askForLink(customer, nth(openLinksMax))).ok).toBe(true);
});

test("asked for the same from two pages, at once or in turn, it is one link and so one purchase", async () => {
  const customer = await makeBuyer();
  const links = await Promise.all(Array.from({ length: 6 }, () => askForLink(customer)));
  const [first] = links.map(valueOf);
  expect(new Set(links.map((link) => valueOf(link).id))).toEqual(new Set([first!.id]));
  expect((await linkFor(customer)).purchaseId).toBe(first!.purchaseId);
  expect(await listOpenLinks(customer.id, soon)).toHaveLength(1);
  expect((await linkFor(customer, { currency: "USD" })).id).not.toBe(first!.id);
});

test("every link of the table names a customer that is there", async () => {
  const all = await db.select().from(paymentLinks);
  expect(all.length).toBeGreaterThan(0);
  expect(new Set(all.map(({ secretHash }) => secretHash)).size).toBe(all.length);
});
