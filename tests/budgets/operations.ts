import { eq } from "drizzle-orm";
import { vi } from "vitest";

import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { orderItems, orders } from "#app/orders/tables.server.ts";
import { receiveWebhook } from "#app/payments/webhook-deliveries.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done } from "#app/platform/outcome.ts";
import { jobStatements, statementsOf } from "#tests/budgets/count-statements.ts";
import { fakeStripe } from "#tests/checkout/fake-gateway.ts";
import { fund, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { serveSite, type Serve } from "#tests/hostile/serve-site.ts";
import { runJobs } from "#tests/setup/run-jobs.ts";
import { signUpVisitor } from "#tests/setup/visit-site.ts";

type Visitor = Awaited<ReturnType<typeof signUpVisitor>>;
type Operation = {
  before?: (visitor: Visitor) => Promise<unknown>;
  work: (visitor: Visitor, prepared: unknown) => Promise<unknown>;
};

const letter = { service_link_list: ["cover-letter"], currency: "INR" };
const byWallet = { services: [letter], make_payment_with_wallet: true };
const byCard = { services: [letter], payment_platform: "stripe" };

/** What a shop does most, each by a customer of its own. */
export const operations = {
  "wallet purchase": {
    before: ({ user }) => fund(user.id, 1_000_000n),
    work: (visitor) => post(visitor, "cart_purchase_api", byWallet),
  },
  "started gateway payment": {
    work: (visitor) => post(visitor, "start_payment", byCard),
  },
  "settled gateway payment": {
    before: startAndCapture,
    work: (visitor, stripe_txn_id) => post(visitor, "cart_purchase_api", { stripe_txn_id }),
  },
  "webhook of a payment": {
    before: startAndCapture,
    async work(_visitor, gatewayOrderId) {
      const event = { eventId: `evt_${String(gatewayOrderId)}`, type: "payment", ...aboutNoRefund };
      const read = vi.spyOn(fakeStripe, "readWebhook");
      read.mockReturnValue(done({ ...event, gatewayOrderId: String(gatewayOrderId) }));
      const { status } = await receiveWebhook("stripe", "{}", new Headers(), new Date());
      read.mockRestore();
      if (status !== 200) throw new Error(`the webhook was answered with ${status}`);
    },
  },
  "add to cart": {
    before: (visitor) => post(visitor, "add_to_cart", { link: "cover-letter", currency: "INR" }),
    work: (visitor) => post(visitor, "add_to_cart", { link: "resume-help", currency: "INR" }),
  },
  "cart read": {
    before: (visitor) => post(visitor, "add_to_cart", { link: "cover-letter", currency: "INR" }),
    work: (visitor) => post(visitor, "get_cart_data", { type: "get_cart_data" }),
  },
  get_amount: {
    work: (visitor) => post(visitor, "get_amount", { links: ["cover-letter"], currency: "INR" }),
  },
  "service page": {
    work: (visitor) => read(visitor, "/service/premium/cover-letter/"),
  },
  "service page with all a customer can have": {
    async before(visitor) {
      await fund(visitor.user.id, 1_000_000n);
      await post(visitor, "cart_purchase_api", byWallet);
      await post(visitor, "add_to_cart", { link: "cover-letter", currency: "INR" });
    },
    work: (visitor) => read(visitor, "/service/premium/cover-letter/"),
  },
  "visa page": {
    work: (visitor) => read(visitor, "/service/premium/o-1-visa/"),
  },
  dashboard: {
    async before(visitor) {
      await fund(visitor.user.id, 1_000_000n);
      for (let bought = 0; bought < 3; bought += 1) await post(visitor, "cart_purchase_api", byWallet);
    },
    work: (visitor) => read(visitor, "/account/dashboard/"),
  },
  "case page": {
    before: buyLetter,
    work: (visitor, bought) => read(visitor, `/account/services/${(bought as Bought).itemId}`),
  },
  "page of a paid order": {
    before: buyLetter,
    work: (visitor, bought) => read(visitor, `/account/orders/${(bought as Bought).orderId}`),
  },
} satisfies Record<string, Operation>;

type Bought = { orderId: string; itemId: string };

const aboutNoRefund = { refundId: null };

async function startAndCapture({ user }: Visitor): Promise<string> {
  const request = { ...purchaseOf(user, { now: new Date() }), gateway: "stripe" as const };
  const { gatewayOrderId } = valueOf(await startPayment(request)).started;
  fakeStripe.capture(gatewayOrderId);
  return gatewayOrderId;
}

async function buyLetter(visitor: Visitor): Promise<Bought> {
  await fund(visitor.user.id, 1_000_000n);
  await post(visitor, "cart_purchase_api", byWallet);
  const { orderId, id } = orderItems;
  const [bought] = await db
    .select({ orderId, itemId: id })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(eq(orders.userId, visitor.user.id));
  return bought!;
}

let serve: Serve;

/** Before the first of them. */
export async function openOperations(): Promise<void> {
  await openShop();
  serve = await serveSite();
}

/** By a customer who has done nothing before but what this needs. */
export async function statementsSentBy({ before, work }: Operation): Promise<string[]> {
  const visitor = await signUpVisitor();
  const prepared = await before?.(visitor);
  await runJobs();
  return [...(await statementsOf(() => work(visitor, prepared))), ...(await jobStatements())];
}

async function post({ browser }: Visitor, call: string, fields: object): Promise<void> {
  const headers = { "content-type": "application/json" };
  const request = { method: "POST", body: JSON.stringify(fields), headers };
  await expectGood(serve(browser.request(`/service/${call}/`, request)));
}

async function read({ browser }: Visitor, path: string): Promise<void> {
  await expectGood(serve(browser.request(path)));
}

async function expectGood(answering: Promise<Response>): Promise<void> {
  const answer = await answering;
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${answer.status}: ${text.slice(0, 500)}`);
}
