import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { addToCart } from "#app/cart/add-to-cart.server.ts";
import { joinVisaHelpInCart } from "#app/cart/join-visa-help.server.ts";
import { readCart } from "#app/cart/read-cart.server.ts";
import { pauseSale, resumeSale } from "#app/catalog/desk/change-sale.server.ts";
import { clearServices } from "#app/catalog/find-service.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { services } from "#app/catalog/tables.server.ts";
import { viewByLink } from "#app/checkout/pay-by-link.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { makeLink } from "#app/payment-links/desk/make-link.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import type { CatalogueConfiguration } from "#app/pricing/configuration.ts";
import { startingPrices } from "#app/pricing/starting-prices.server.ts";
import { call } from "#tests/calls/call.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { askForLink, linkFor, startPaying } from "#tests/checkout/payment-links.ts";
import {
  checkLedger,
  coverLetter,
  fund,
  makeBuyer,
  minutesLater,
  noon,
  noShares,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { newLink } from "#tests/desk/link-use-cases.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { configured } from "#tests/pricing/quote-of.ts";

withFakeGateways();

const slug = "cover-letter";
const text = "Both writers are away.";
let owner: Member;
let user: CurrentUser;

beforeAll(async () => {
  await openShop();
  owner = await makeMember("owner");
});
beforeEach(async () => {
  user = await makeBuyer();
  await fund(user.id, 100_000_000n);
});
afterEach(async () => {
  await db.update(services).set({ pausedText: null, resumesOn: null });
  clearServices();
});

async function pause(service: ServiceSlug = slug, resumesOn: string | null = null): Promise<void> {
  valueOf(await pauseSale({ member: owner, slug: service, pause: { text, resumesOn }, now: noon }));
}

const add = (configuration: CatalogueConfiguration) =>
  addToCart({
    userId: user.id,
    configurations: [configuration],
    currency: "INR",
    mayBuyShare: noShares,
    now: noon,
  });

type Way = () => Promise<{ ok: boolean; refusal?: { code: string; message: string } }>;

const bought = (configuration: CatalogueConfiguration) => ({
  ...purchaseOf(user, { what: { configurations: [configuration] } }),
});

/** What prepares a way happens while it is still sold. */
const ways: [name: string, prepare: () => Promise<Way>][] = [
  ["put into the cart", async () => () => add(coverLetter())],
  [
    "bought with the cart",
    async () => {
      valueOf(await add(coverLetter()));
      const asked = { ...purchaseOf(user, { what: { cart: true } }), gateway: "razorpay" as const };
      return () => startPayment(asked);
    },
  ],
  ["paid at a gateway", async () => () => startPayment({ ...bought(coverLetter()), gateway: "razorpay" })],
  ["paid from the wallet", async () => () => buyWithWallet(bought(coverLetter()))],
  ["asked for by a customer’s link", async () => () => askForLink(user)],
  [
    "paid by a link made before",
    async () => {
      const link = await linkFor(user);
      return () => startPaying(link);
    },
  ],
  [
    "looked at by a link made before",
    async () => {
      const link = await linkFor(user);
      return () => viewByLink(link, { quoteId: null, now: noon });
    },
  ],
  [
    "sold by a link of staff",
    async () => {
      const asked = await newLink(owner, { customerId: user.id });
      return () => makeLink(asked);
    },
  ],
];

describe.each(ways)("what is paused is not %s", (_name, prepare) => {
  test("and is again once it is resumed", async () => {
    const way = await prepare();
    await pause();
    expect(await way()).toMatchObject({
      ok: false,
      refusal: { code: "sale_paused", message: expect.stringContaining(text) },
    });
    valueOf(await resumeSale({ member: owner, slug, now: noon }));
    expect(await way()).toMatchObject({ ok: true });
  });
});

test.each([
  ["add_to_cart", { link: slug, currency: "INR" }],
  [
    "cart_purchase_api",
    { services: [{ service_link_list: [slug], currency: "INR" }], make_payment_with_wallet: true },
  ],
  [
    "start_payment",
    { services: [{ service_link_list: [slug], currency: "INR" }], payment_platform: "razorpay" },
  ],
])("the call %s refuses it, too", async (path, fields) => {
  await pause();
  const { status, body } = await call(`/service/${path}/`, fields, { user });
  expect({ status, body }).toMatchObject({ status: 422, body: { success: false, code: "sale_paused" } });
});

test("get_amount answers why there is no price", async () => {
  await pause(slug, "2999-03-03");
  const { body } = await call("/service/get_amount/", { links: [slug], currency: "INR" }, { user });
  expect(body).toMatchObject({
    price: null,
    not_available_message: expect.stringMatching(/Both writers are away\. .* from 3 March 2999\.$/),
  });
});

test.each([
  ["visa help", "visa_and_financial_counselling", { visaHelp: true }],
  ["further mocks", "mock-interview", { visaHelp: true, mocks: 3 }],
] as const)(
  "%s of an application is not bought while that service is paused",
  async (_name, paused, more) => {
    await pause(paused);
    const application = (raw: object) => configured("complete-application", { universities: 5, ...raw });
    const start = (configuration: CatalogueConfiguration) =>
      startPayment({ ...bought(configuration), gateway: "razorpay" });
    expect(await start(application(more))).toMatchObject({ refusal: { code: "sale_paused" } });
    expect(await start(application({}))).toMatchObject({ ok: true });
  },
);

test("nor with an application that it is joined to in the cart", async () => {
  valueOf(await add(configured("complete-application", { universities: 5 })));
  valueOf(await add(configured("visa_and_financial_counselling", { people: 1 })));
  await pause("visa_and_financial_counselling");
  expect((await readCart(user.id, noon))?.refusal).toMatchObject({ code: "sale_paused" });
  valueOf(await joinVisaHelpInCart(user.id));
  const cart = await readCart(user.id, noon);
  expect(cart?.items).toHaveLength(1);
  expect(cart?.refusal).toMatchObject({ code: "sale_paused" });
});

test("lists have no price of it, and what was begun before is paid", async () => {
  const begun = valueOf(await startPayment({ ...bought(coverLetter()), gateway: "razorpay" }));
  await pause();
  const prices = valueOf(await startingPrices("INR", noon));
  expect([prices.has(slug), prices.has("resume-help")]).toEqual([false, true]);
  fakeRazorpay.capture(begun.started.gatewayOrderId);
  const paid = { gateway: "razorpay" as const, gatewayOrderId: begun.started.gatewayOrderId };
  valueOf(await settlePayment({ ...paid, now: minutesLater(5) }));
  expect(await findOrder(db, begun.orderId!)).toMatchObject({ state: "paid" });
  await checkLedger();
});

test("pausing twice with the same words is one deed, and other words are another", async () => {
  const before = (await auditEventsOn("resume-help")).length;
  await pause("resume-help");
  await pause("resume-help");
  await pause("resume-help", "2999-01-01");
  const events = (await auditEventsOn("resume-help")).slice(before);
  expect(events.map(({ event }) => event)).toEqual(["sale_paused", "sale_paused"]);
  const manager = await makeMember("manager");
  expect(await resumeSale({ member: manager, slug: "resume-help", now: noon })).toMatchObject({
    refusal: { code: "not_allowed" },
  });
});
