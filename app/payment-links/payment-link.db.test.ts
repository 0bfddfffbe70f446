import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import {
  createPaymentLink,
  type NewPaymentLink,
} from "#app/payment-links/pages/create-payment-link.server.ts";
import { exportPaymentLinks } from "#app/payment-links/export-payment-links.server.ts";
import { linkState, listOpenLinks } from "#app/payment-links/find-payment-link.server.ts";
import { erasePaymentLinks } from "#app/payment-links/erase-payment-links.server.ts";
import { clearLinkGuesses, openLink } from "#app/payment-links/limit-link-guesses.server.ts";
import { viewByLink } from "#app/checkout/pay-by-link.server.ts";
import { linkValidMs, openLinksMax } from "#app/payment-links/payment-link.ts";
import { hashSecret, payerPath, secretOf } from "#app/payment-links/payment-link-secret.server.ts";
import { revokePaymentLink } from "#app/payment-links/pages/revoke-payment-link.server.ts";
import { paymentLinks } from "#app/payment-links/tables.server.ts";
import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import { db } from "#app/platform/db.server.ts";
import { newId, PaymentLinkId, type UserId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { coverLetter, fund, makeBuyer, noon, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { configured } from "#tests/pricing/quote-of.ts";

withFakeGateways();

beforeAll(async () => {
  await openShop();
  await seedDemoCoupons(new Date("2026-10-01T00:00:00Z"));
});
beforeEach(clearLinkGuesses);

const ask = (customer: CurrentUser, change: Partial<NewPaymentLink> = {}) =>
  createPaymentLink({
    customer,
    createdBy: customer,
    configuration: coverLetter(),
    currency: "INR",
    purchaseId: randomUUID(),
    now: noon,
    ...change,
  });

const soon = new Date(noon.getTime() + 1);
const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds);

test("the table holds a hash and never the secret, which opens the one link", async () => {
  const link = valueOf(await ask(await makeBuyer()));
  const secret = secretOf(link.id);
  expect(Buffer.from(secret, "base64url").length).toBe(32);
  const { rows } = await db.execute<{ row: string }>(
    sql`select row_to_json(payment_links)::text as row from payment_links`,
  );
  expect(rows.map(({ row }) => row).join()).not.toContain(secret);
  expect(link.secretHash).toBe(hashSecret(secret));
  expect(payerPath(link)).toContain(`for=${secret}`);
  expect(valueOf(await openLink(secret, "1.1.1.1")).id).toBe(link.id);
  for (const wrong of ["", secret.slice(1), `${secret}A`, link.secretHash, link.id]) {
    expect(await openLink(wrong, "1.1.1.1")).toMatchObject({ ok: false, refusal: { code: "unknown_link" } });
  }
});

test("an address cannot be shown again once the key behind it has changed, and nothing wrong is shown", async () => {
  const link = valueOf(await ask(await makeBuyer()));
  expect(payerPath({ ...link, secretHash: hashSecret("made with another key") })).toBeNull();
});

test("secrets guessed wrong too often from one address are refused, even a right one, and only there", async () => {
  const link = valueOf(await ask(await makeBuyer()));
  const guesses = await Promise.all(
    Array.from({ length: 25 }, () => openLink(secretOf(newId(PaymentLinkId)), "2.2.2.2")),
  );
  const codes = guesses.map((guess) => (guess.ok ? "found" : guess.refusal.code));
  expect(codes.filter((code) => code === "too_many")).toHaveLength(5);
  expect(await openLink(secretOf(link.id), "2.2.2.2")).toMatchObject({ refusal: { code: "too_many" } });
  expect((await openLink(secretOf(link.id), "3.3.3.3")).ok).toBe(true);
  // Repeated use of a correct secret, or half an address, is no guess.
  for (let times = 0; times < 30; times += 1) {
    expect((await openLink(secretOf(link.id), "3.3.3.3")).ok).toBe(true);
    expect(await openLink("half an addr", "3.3.3.3")).toMatchObject({ refusal: { code: "unknown_link" } });
  }
});

test("a link works for seven days to the moment", async () => {
  const link = valueOf(await ask(await makeBuyer()));
  expect(await linkState(link, after(linkValidMs - 1))).toBe("open");
  expect(await linkState(link, after(linkValidMs))).toBe("expired");
  expect(await listOpenLinks(link.userId, after(linkValidMs))).toEqual([]);
});

test("asked again for the same it is the same link, however many ask at once", async () => {
  const customer = await makeBuyer();
  const purchaseId = randomUUID();
  const links = await Promise.all(Array.from({ length: 6 }, () => ask(customer, { purchaseId })));
  expect(new Set(links.map((link) => valueOf(link).id)).size).toBe(1);
  expect(await listOpenLinks(customer.id, soon)).toHaveLength(1);
});

test("the same purchase with other choices is another link, and the earlier one ends", async () => {
  const customer = await makeBuyer();
  const purchaseId = randomUUID();
  const first = valueOf(await ask(customer, { purchaseId }));
  const configuration = configured("cover-letter", { lightning: "1" });
  const second = valueOf(await ask(customer, { purchaseId, configuration }));
  expect(second.id).not.toBe(first.id);
  expect((await listOpenLinks(customer.id, soon)).map(({ id }) => id)).toEqual([second.id]);
});

test("a customer cancels their own link and nobody else's", async () => {
  const [owner, other] = [await makeBuyer(), await makeBuyer()];
  const link = valueOf(await ask(owner));
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
  const link = valueOf(await ask(one, { couponCode: "welcome10" }));
  valueOf(await ask(other));
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
  const link = valueOf(await ask(customer));
  await db.transaction((tx) => erasePaymentLinks(tx, customer.id));
  expect(await linkState(valueOf(await openLink(secretOf(link.id), "1.1.1.1")), soon)).toBe("cancelled");
});

test("what must be agreed first is paid by a link that staff made, and by no other", async () => {
  const [customer, staff] = [await makeBuyer(), await makeBuyer()];
  const configuration = configured("assignment-help", { words: "500" });
  expect(await ask(customer, { configuration })).toMatchObject({
    refusal: {
      code: "not_available",
      message: "This service is agreed with a counsellor and paid by a link that we send you.",
    },
  });
  const byPasswordAlone = { id: staff.id, role: "staff" as const };
  expect(await ask(customer, { configuration, createdBy: byPasswordAlone })).toMatchObject({
    refusal: { code: "not_available" },
  });
  const createdBy = { ...byPasswordAlone, codeGiven: true };
  const link = valueOf(await ask(customer, { configuration, createdBy }));
  expect(link).toMatchObject({ userId: customer.id, createdBy: staff.id });
  const visa = configured("o-1-visa");
  const byStaff = { configuration: visa, createdBy };
  expect(await ask(customer, byStaff)).toMatchObject({ refusal: { code: "not_available" } });
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
  expect(await ask(customer, change)).toMatchObject({ refusal: { code } });
  expect(await listOpenLinks(customer.id, soon)).toEqual([]);
});

test("so many links may be open and no more, and a cancelled one makes room", async () => {
  const customer = await makeBuyer();
  const links = [];
  for (let count = 0; count < openLinksMax; count += 1) links.push(valueOf(await ask(customer, nth(count))));
  const more = nth(openLinksMax);
  expect(await ask(customer, more)).toMatchObject({ refusal: { code: "too_many_links", status: 409 } });
  valueOf(await revokePaymentLink({ userId: customer.id, linkId: links[0]!.id, now: noon }));
  expect((await ask(customer, more)).ok).toBe(true);
});

function nth(count: number): Partial<NewPaymentLink> {
  const letters = String(1 + Math.floor(count / 4));
  const configuration = configured("lor-drafting", { letters, lightning: String(count % 2) });
  return { configuration, currency: count % 4 < 2 ? "INR" : "USD" };
}

test("links that are paid take no room from those that are still to be", async () => {
  const customer = await makeBuyer();
  for (let count = 0; count < openLinksMax; count += 1) {
    const { purchaseId } = valueOf(await ask(customer, nth(count)));
    await fund(customer.id, 199_900n);
    valueOf(await buyWithWallet(purchaseOf(customer, { purchaseId })));
  }
  expect(await listOpenLinks(customer.id, soon)).toEqual([]);
  expect((await ask(customer, nth(openLinksMax))).ok).toBe(true);
});

test("asked for the same from two pages, at once or in turn, it is one link and so one purchase", async () => {
  const customer = await makeBuyer();
  const links = await Promise.all(Array.from({ length: 6 }, () => ask(customer)));
  const [first] = links.map(valueOf);
  expect(new Set(links.map((link) => valueOf(link).id))).toEqual(new Set([first!.id]));
  expect(valueOf(await ask(customer)).purchaseId).toBe(first!.purchaseId);
  expect(await listOpenLinks(customer.id, soon)).toHaveLength(1);
  expect(valueOf(await ask(customer, { currency: "USD" })).id).not.toBe(first!.id);
});

test("a payer sees the customer's price, first name and initial, and nothing of the wallet", async () => {
  const customer = await makeBuyer();
  await fund(customer.id, 123_456n);
  const link = valueOf(await ask(customer, { couponCode: "WELCOME10" }));
  const shown = valueOf(await viewByLink(link, { quoteId: null, now: soon }));
  expect(shown).toMatchObject({
    customerName: "Asha R.",
    couponProblem: null,
    view: { wallet: null, useWallet: false, walletOnly: null, quote: { price: 179_910n, currency: "INR" } },
  });
  const said = JSON.stringify(shown, (_key, value) => (typeof value === "bigint" ? String(value) : value));
  for (const secret of ["123456", customer.id, customer.email, customer.username, "Rao", customer.mobile]) {
    expect(said).not.toContain(secret);
  }
});

test("a coupon that ends after the link was made is said, and the price is the one without it", async () => {
  const link = valueOf(await ask(await makeBuyer(), { couponCode: "WELCOME10" }));
  const stale = { ...link, couponCode: "EXPIRED5" };
  expect(valueOf(await viewByLink(stale, { quoteId: null, now: soon }))).toMatchObject({
    couponProblem: expect.any(String),
    view: { quote: { price: 199_900n, coupon: null } },
  });
});

test("every link of the table names a customer that is there", async () => {
  const all = await db.select().from(paymentLinks);
  expect(all.length).toBeGreaterThan(0);
  expect(new Set(all.map(({ secretHash }) => secretHash)).size).toBe(all.length);
});
