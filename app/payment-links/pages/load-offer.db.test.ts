import { randomUUID } from "node:crypto";

import { beforeAll, expect, test } from "vitest";

import { findService } from "#app/catalog/find-service.server.ts";
import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import {
  createPaymentLink,
  type NewPaymentLink,
} from "#app/payment-links/pages/create-payment-link.server.ts";
import { revokePaymentLink } from "#app/payment-links/pages/revoke-payment-link.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { loadOffer } from "#app/payment-links/pages/load-offer.server.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { coverLetter, fund, makeBuyer, noon, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";

withFakeGateways();

beforeAll(async () => {
  await openShop();
  await seedDemoCoupons(new Date("2026-10-01T00:00:00Z"));
});

const ask = async (customer: CurrentUser, change: Partial<NewPaymentLink> = {}) => {
  const asked = {
    customer,
    createdBy: customer,
    configuration: coverLetter(),
    currency: "INR" as const,
    now: noon,
  };
  return valueOf(await createPaymentLink({ ...asked, purchaseId: randomUUID(), ...change }));
};

async function visit(user: CurrentUser, fields: Record<string, string>) {
  const service = await findService("cover-letter");
  if (!service) throw new Error("there are no cover letters");
  const query = new URLSearchParams({ serviceBuyLink: "true", currency: "INR", ...fields });
  const url = new URL(`http://site.invalid/payment_link/cover-letter/?${query}`);
  return loadOffer({ service, request: new Request(url), url, user, address: "192.0.2.9", now: noon });
}

async function purchasesOn(user: CurrentUser, fields: Record<string, string>) {
  const { payHref, ask: asking } = await visit(user, fields);
  const asked = new Map(asking?.fields);
  return [new URLSearchParams(payHref.split("?")[1]).get("pay"), asked.get("purchase_id")];
}

async function ledTo(user: CurrentUser, fields: Record<string, string>): Promise<URLSearchParams> {
  const answer: unknown = await visit(user, fields).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw new Error("the page was shown");
  return new URL(answer.headers.get("location") ?? "", "http://site.invalid").searchParams;
}

test("whoever has asked somebody else buys the very same purchase, wherever on the page they press", async () => {
  const user = await makeBuyer();
  const { purchaseId, id } = await ask(user);
  const asked: Record<string, string>[] = [
    { later: "1" },
    { later: "1", asked: id },
    { later: randomUUID() },
    { pay: purchaseId },
  ];
  for (const fields of asked) {
    expect(await purchasesOn(user, fields)).toEqual([purchaseId, purchaseId]);
  }
  expect((await ledTo(user, {})).get("pay")).toBe(purchaseId);
  expect((await ledTo(user, { pay: randomUUID() })).get("pay")).toBe(purchaseId);
  expect((await visit(user, { pay: purchaseId })).dialog?.fields).toContainEqual(["purchase_id", purchaseId]);
});

test("a dialog that is closed and opened again is of the same purchase", async () => {
  const user = await makeBuyer();
  const pay = randomUUID();
  const { dialog } = await visit(user, { pay });
  const closed = Object.fromEntries(new URLSearchParams(dialog?.closeHref.split("?")[1]));
  expect(closed["pay"]).toBeUndefined();
  expect(await purchasesOn(user, closed)).toEqual([pay, pay]);
});

test("a link for another price, one taken back, and another customer's are not this purchase", async () => {
  const user = await makeBuyer();
  const others = [
    await ask(user, { couponCode: "WELCOME10" }),
    await ask(user, { currency: "USD" }),
    await ask(await makeBuyer()),
  ];
  const cancelled = await ask(user);
  valueOf(await revokePaymentLink({ userId: user.id, linkId: cancelled.id, now: noon }));
  const [pay] = await purchasesOn(user, { later: "1" });
  expect([...others, cancelled].map(({ purchaseId }) => purchaseId)).not.toContain(pay);
  expect(await purchasesOn(user, { later: "1", coupon: "welcome10" })).toEqual([
    others[0]?.purchaseId,
    others[0]?.purchaseId,
  ]);
});

test("what the customer has begun by this very address stays what the page is about", async () => {
  const user = await makeBuyer();
  await ask(user);
  const purchase = purchaseOf(user);
  valueOf(await startPayment({ ...purchase, gateway: "stripe" }));
  expect((await visit(user, { pay: purchase.purchaseId })).dialog?.fields).toContainEqual([
    "purchase_id",
    purchase.purchaseId,
  ]);
});

test("once a link is paid, its owner is offered nothing more to buy on its page", async () => {
  const user = await makeBuyer();
  const { purchaseId, id } = await ask(user);
  await fund(user.id, 500_000n);
  const { useWallet: _always, ...purchase } = purchaseOf(user, { purchaseId });
  valueOf(await buyWithWallet(purchase));
  const asked: Record<string, string>[] = [
    { later: "1", asked: id },
    { later: purchaseId },
    { pay: purchaseId },
  ];
  for (const fields of asked) {
    expect(await visit(user, fields)).toMatchObject({
      paidAs: { order: expect.stringMatching(/^LF-/), href: expect.stringMatching(/^\/account\/orders\//) },
      dialog: null,
      ask: null,
    });
  }
  expect((await visit(user, { later: "1" })).paidAs).toBeNull();
  const other = await makeBuyer();
  expect((await visit(other, { later: purchaseId })).paidAs).toBeNull();
});

test("an id that is none is never a purchase", async () => {
  const user = await makeBuyer();
  expect((await ledTo(user, { pay: "'; drop table orders; --" })).get("pay")).toMatch(/^[\da-f-]{36}$/);
});

test("the customer is told whom the receipt of what they ask for is made out to", async () => {
  const user = await makeBuyer();
  const link = await ask(user);
  expect((await visit(user, { later: "1", asked: link.id })).own.billedTo).toBe("Asha Rao");
  const billing = { name: "Example Traders", country: "IN", taxNumber: null };
  valueOf(await startPayment({ ...purchaseOf(user, { billing }), gateway: "stripe" }));
  expect((await visit(user, { later: "1", asked: link.id })).own.billedTo).toBe("Example Traders");
  expect((await visit(user, { later: "1" })).own.billedTo).toBeNull();
});
