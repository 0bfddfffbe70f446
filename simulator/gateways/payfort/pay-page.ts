import type { Context } from "hono";

import { takeFault } from "#simulator/faults.ts";
import { payfortCurrencies } from "#simulator/gateways/payfort/currencies.ts";
import { endedPage, payPage, postBackPage } from "#simulator/draw-pay-page.ts";
import {
  accountOf,
  refusedSender,
  signedFields,
  textOf,
  type Fields,
} from "#simulator/gateways/payfort/messages.ts";
import {
  endOrder,
  findOrder,
  openOrder,
  type Order,
  payOrder,
  resultFields,
  waiting,
} from "#simulator/gateways/payfort/orders.ts";
import type { Program, Simulation } from "#simulator/simulation.ts";

export function addPayfortPayPage(program: Program, simulation: Simulation): void {
  program.post("/FortAPI/paymentPage", async (c) => {
    const request = Object.fromEntries(new URLSearchParams(await c.req.text()));
    const refused = refusedSender(request, accountOf(simulation));
    // Trust nothing unsigned in the form, least of all its return address.
    if (refused) return c.html(endedPage(`${textOf(`00${refused}`)}.`, null), 400);
    const order = simulation.store.transaction(() =>
      openOrder(simulation, request, isCurrencyRefused(simulation, request)),
    );
    return order.code === waiting
      ? c.redirect(`/payfort/pay/${order.merchant_reference}`, 303)
      : leave(simulation, c, order);
  });

  program.get("/payfort/pay/:reference", (c) => {
    const order = findOrder(simulation, c.req.param("reference"));
    if (!order) return c.html(endedPage("There is no such payment.", null), 404);
    return order.code === waiting ? showPage(c, order) : leave(simulation, c, order);
  });

  program.post("/payfort/pay/:reference", async (c) => {
    const action = (await c.req.parseBody())["action"];
    const order = findOrder(simulation, c.req.param("reference"));
    if (!order) return c.html(endedPage("There is no such payment.", null), 404);
    if (order.code !== waiting) return leave(simulation, c, order);
    const { order: ended, stays } = simulation.store.transaction(() => {
      if (action === "pay") return payOrder(simulation, order);
      return { order: endOrder(simulation, order, action === "cancel" ? "00072" : "13666"), stays: false };
    });
    if (stays) return c.html(endedPage("Paid. The browser stays here, as ordered.", null));
    return leave(simulation, c, ended);
  });
}

function isCurrencyRefused({ store }: Simulation, request: Fields): boolean {
  const subject = {
    gateway: "payfort" as const,
    path: "POST /FortAPI/paymentPage",
    id: request["merchant_reference"],
  };
  return takeFault(store, "request", subject, (fault) => fault === "refuse_currency") !== null;
}

function showPage(c: Context, order: Order) {
  const { request } = order;
  const page = payPage({
    gateway: "Amazon Payment Services",
    amount: payfortCurrencies.show(order.amount, order.currency),
    description: request["order_description"] ?? "",
    payer: request["customer_email"] ?? null,
    action: `/payfort/pay/${order.merchant_reference}`,
  });
  return c.html(page);
}

function leave(simulation: Simulation, c: Context, order: Order) {
  const way = order.request["return_url"];
  if (!way) return c.html(endedPage(`${textOf(order.code)}.`, null));
  return c.html(postBackPage(way, signedFields(resultFields(order), accountOf(simulation))));
}
