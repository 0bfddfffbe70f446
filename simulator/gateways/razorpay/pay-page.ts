import type { Context } from "hono";

import { razorpayCurrencies } from "#simulator/gateways/razorpay/currencies.ts";
import { endedPage, handOverPage, payPage, postBackPage } from "#simulator/draw-pay-page.ts";
import type { OrderRecord } from "#simulator/gateways/razorpay/orders.ts";
import { declineOrder, payOrder } from "#simulator/gateways/razorpay/payments.ts";
import { accountsOf, type RazorpayAccount } from "#simulator/gateways/razorpay/accounts.ts";
import type { Program, Simulation } from "#simulator/simulation.ts";

const passedOn = [
  "key",
  "order_id",
  "name",
  "description",
  "email",
  "shop",
  "callback_url",
  "framed",
] as const;
type Passed = Record<(typeof passedOn)[number], string>;

export function addRazorpayPayPage(program: Program, simulation: Simulation): void {
  const read = (values: (name: string) => unknown) =>
    Object.fromEntries(passedOn.map((name) => [name, String(values(name) ?? "")])) as Passed;

  program.get("/razorpay/pay", (c) => {
    const passed = read((name) => c.req.query(name));
    return show(simulation, c, passed);
  });

  program.post("/razorpay/pay", async (c) => {
    const form = await c.req.parseBody();
    const passed = read((name) => form[name]);
    const found = find(simulation, passed);
    if (!found || found.order.status === "paid") return show(simulation, c, passed);
    if (form["action"] === "cancel") return leave(c, passed, { type: "dismissed" }, cancelled(found.order));
    const result = simulation.store.transaction(() =>
      form["action"] === "decline"
        ? declineOrder(simulation, found.account, found.order, "Your payment was declined.")
        : payOrder(simulation, found.account, found.order),
    );
    if (result.outcome === "declined") return show(simulation, c, passed, result);
    if (result.outcome === "abandoned")
      return c.html(endedPage("Paid. The browser stays here, as ordered.", null));
    return leave(c, passed, { type: "success", fields: result.proof }, result.proof);
  });
}

function show(
  simulation: Simulation,
  c: Context,
  passed: Passed,
  declined?: { reason: string; error: object },
) {
  const found = find(simulation, passed);
  if (!found) return c.html(endedPage("There is no such order for this key.", null), 404);
  const { order } = found;
  if (order.status === "paid") return c.html(endedPage("This order has been paid.", null));
  const page = payPage({
    gateway: `Razorpay · ${passed.name || "a shop"}`,
    amount: razorpayCurrencies.show(order.amount, order.currency),
    description: passed.description,
    payer: passed.email || null,
    action: "/razorpay/pay",
    hidden: passed,
    problem: declined?.reason,
    news:
      declined && passed.framed ? { shop: passed.shop, type: "failed", error: declined.error } : undefined,
  });
  return c.html(page);
}

/** By a message to the surrounding page, or a form posted across sites. */
function leave(c: Context, passed: Passed, news: object, posted: Record<string, string>) {
  if (passed.framed) return c.html(handOverPage({ shop: passed.shop, ...news }));
  return c.html(postBackPage(passed.callback_url, posted));
}

function cancelled(order: OrderRecord): Record<string, string> {
  return {
    "error[code]": "BAD_REQUEST_ERROR",
    "error[description]": "The payment was cancelled.",
    "error[reason]": "payment_cancelled",
    "error[metadata]": JSON.stringify({ order_id: order.id }),
  };
}

function find(
  simulation: Simulation,
  passed: Passed,
): { order: OrderRecord; account: RazorpayAccount } | null {
  const order = simulation.store.get<OrderRecord>("order", passed.order_id);
  const account = accountsOf(simulation).find((one) => one.keyId === passed.key);
  return order && account && order.account === account.name ? { order, account } : null;
}
