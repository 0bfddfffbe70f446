import { beforeAll, expect, test } from "vitest";

import { confirmHeld } from "#app/platform/held.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { jobStatements, statementsOf } from "#tests/budgets/count-statements.ts";
import { fakeStripe, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { fund, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { serveSite, type Serve } from "#tests/hostile/serve-site.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { runJobs } from "#tests/setup/run-jobs.ts";
import { signUpVisitor } from "#tests/setup/visit-site.ts";

/**
 * How many SQL statements a request may send, `begin` and `commit` included, from finding out who asks to the last of
 * its jobs. SHOW_STATEMENTS=1 prints them.
 */
const budgets: [operation: keyof typeof operations, most: number][] = [
  ["wallet purchase", 15],
  ["started gateway payment", 9],
  ["settled gateway payment", 24],
  ["add to cart", 6],
  ["cart read", 2],
  ["get_amount", 2],
  ["service page", 6],
  ["service page with all a customer can have", 6],
  ["visa page", 2],
  ["dashboard", 5],
];

type Visitor = Awaited<ReturnType<typeof signUpVisitor>>;
type Operation = {
  before?: (visitor: Visitor) => Promise<unknown>;
  work: (visitor: Visitor, prepared: unknown) => Promise<unknown>;
};

const letter = { service_link_list: ["cover-letter"], currency: "INR" };
const byWallet = { services: [letter], make_payment_with_wallet: true };
const byCard = { services: [letter], payment_platform: "stripe" };

const operations = {
  "wallet purchase": {
    before: ({ user }) => fund(user.id, 1_000_000n),
    work: (visitor) => post(visitor, "cart_purchase_api", byWallet),
  },
  "started gateway payment": {
    work: (visitor) => post(visitor, "start_payment", byCard),
  },
  "settled gateway payment": {
    async before({ user }) {
      const request = { ...purchaseOf(user, { now: new Date() }), gateway: "stripe" as const };
      const { gatewayOrderId } = valueOf(await startPayment(request)).started;
      fakeStripe.capture(gatewayOrderId);
      return gatewayOrderId;
    },
    work: (visitor, stripe_txn_id) => post(visitor, "cart_purchase_api", { stripe_txn_id }),
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
} satisfies Record<string, Operation>;

let serve: Serve;

withQuickPasswords();
withFakeGateways();
beforeAll(async () => {
  await openShop();
  serve = await serveSite();
});

test.each(budgets)("%s sends at most %i statements", async (name, most) => {
  // The first fills what a process keeps in memory, which counts as confirmed however slow the machine is.
  confirmHeld(performance.now() + 60_000);
  await send(operations[name]);
  const sent = await send(operations[name]);
  const list = sent.map((text, at) => `${String(at + 1).padStart(4)}  ${text.slice(0, 200)}`).join("\n");
  const count = `${name}: ${sent.length} statements, ${most} are allowed\n${list}`;
  if (process.env["SHOW_STATEMENTS"]) console.log(count);
  expect(sent.length, count).toBeLessThanOrEqual(most);
});

/** By a customer who has done nothing before but what this needs. */
async function send({ before, work }: Operation): Promise<string[]> {
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
