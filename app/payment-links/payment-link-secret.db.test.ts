import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { linkState, listOpenLinks } from "#app/payment-links/find-payment-link.server.ts";
import { openLink } from "#app/payment-links/limit-link-guesses.server.ts";
import { viewByLink } from "#app/checkout/pay-by-link.server.ts";
import { linkValidMs } from "#app/payment-links/payment-link.ts";
import { hashSecret, payerPath, secretOf } from "#app/payment-links/payment-link-secret.server.ts";
import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import { db } from "#app/platform/db.server.ts";
import { newId, PaymentLinkId } from "#app/platform/ids.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { fund, makeBuyer, openShop, valueOf } from "#tests/checkout/shop.ts";
import { after, linkFor, soon } from "#tests/checkout/payment-links.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

withFakeGateways();

beforeAll(async () => {
  await openShop();
  await seedDemoCoupons(new Date("2026-10-01T00:00:00Z"));
});
beforeEach(clearLimits);

test("the table holds a hash and never the secret, which opens the one link", async () => {
  const link = await linkFor(await makeBuyer());
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
  const link = await linkFor(await makeBuyer());
  expect(payerPath({ ...link, secretHash: hashSecret("made with another key") })).toBeNull();
});

test("secrets guessed wrong too often from one address are refused, even a right one, and only there", async () => {
  const link = await linkFor(await makeBuyer());
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
  const link = await linkFor(await makeBuyer());
  expect(await linkState(link, after(linkValidMs - 1))).toBe("open");
  expect(await linkState(link, after(linkValidMs))).toBe("expired");
  expect(await listOpenLinks(link.userId, after(linkValidMs))).toEqual([]);
});

test("a payer sees the customer's price, first name and initial, and nothing of the wallet", async () => {
  const customer = await makeBuyer();
  await fund(customer.id, 123_456n);
  const link = await linkFor(customer, { couponCode: "WELCOME10" });
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
  const link = await linkFor(await makeBuyer(), { couponCode: "WELCOME10" });
  const stale = { ...link, couponCode: "EXPIRED5" };
  expect(valueOf(await viewByLink(stale, { quoteId: null, now: soon }))).toMatchObject({
    couponProblem: expect.any(String),
    view: { quote: { price: 199_900n, coupon: null } },
  });
});
