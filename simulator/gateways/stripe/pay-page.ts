import type { Context } from "hono";

import { stripeCurrencies } from "#simulator/gateways/stripe/currencies.ts";
import { endedPage, payPage } from "#simulator/draw-pay-page.ts";
import type { Program, Simulation } from "#simulator/simulation.ts";
import { declineSession, findSession, paySession } from "#simulator/gateways/stripe/intents.ts";
import type { SessionRecord } from "#simulator/gateways/stripe/session.ts";

export function addStripePayPage(program: Program, simulation: Simulation): void {
  program.get("/stripe/pay/:id", (c) => {
    const session = sessionAt(simulation, c);
    return session ? showPage(c, session) : c.html(endedPage("There is no such payment.", null), 404);
  });

  program.post("/stripe/pay/:id", async (c) => {
    const action = (await c.req.parseBody())["action"];
    const session = sessionAt(simulation, c);
    if (!session) return c.html(endedPage("There is no such payment.", null), 404);
    if (action === "cancel") return c.redirect(session.cancel_url ?? session.success_url, 303);
    if (session.status !== "open") return showPage(c, session);
    const result = simulation.store.transaction(() =>
      action === "decline"
        ? declineSession(simulation, session, "Your card was declined.")
        : paySession(simulation, session),
    );
    if (result.outcome === "declined") return showPage(c, session, result.reason);
    if (result.outcome === "abandoned")
      return c.html(endedPage("Paid. The browser stays here, as ordered.", null));
    return c.redirect(wayBack(result.session), 303);
  });
}

function sessionAt(simulation: Simulation, c: Context): SessionRecord | null {
  const id = c.req.param("id") ?? "";
  if (!simulation.store.get("session", id)) return null;
  return simulation.store.transaction(() => findSession(simulation, id));
}

function showPage(c: Context, session: SessionRecord, problem?: string) {
  if (session.status === "complete") return c.html(endedPage("This has been paid.", wayBack(session)));
  if (session.status === "expired")
    return c.html(endedPage("This payment page has expired.", session.cancel_url), 410);
  const page = payPage({
    gateway: "Stripe Checkout",
    amount: stripeCurrencies.show(session.amount_total, session.currency.toUpperCase()),
    description: session.description,
    payer: session.customer_email,
    action: `/stripe/pay/${session.id}`,
    problem,
  });
  return c.html(page);
}

function wayBack(session: SessionRecord): string {
  return session.success_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id);
}
