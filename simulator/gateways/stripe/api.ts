import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

import { loseAnswer } from "#simulator/disturb-requests.ts";
import { hiddenUntil } from "#simulator/refund-outcomes.ts";
import type { Program, Simulation } from "#simulator/simulation.ts";
import { answer, answerOnce, StripeRefusal, type Answer } from "#simulator/gateways/stripe/answer.ts";
import { listEvents } from "#simulator/gateways/stripe/webhook-events.ts";
import { readForm, type Fields } from "#simulator/gateways/stripe/form.ts";
import { expireSession, findSession, showSession } from "#simulator/gateways/stripe/intents.ts";
import {
  createRefund,
  findRefund,
  listCharges,
  listRefunds,
  planOf,
} from "#simulator/gateways/stripe/refunds.ts";
import { createSession, type SessionRecord } from "#simulator/gateways/stripe/session.ts";

export function addStripeApi(program: Program, simulation: Simulation): void {
  const get = (path: string, work: (c: Context) => object) =>
    program.get(path, (c) =>
      send(
        c,
        answer(simulation, () => (requireKey(simulation, c), work(c))),
      ),
    );
  const post = (path: string, prepare: (fields: Fields, c: Context) => () => object) =>
    program.post(path, async (c) => {
      const text = await c.req.text();
      const key = c.req.header("idempotency-key");
      const allowed = answer(simulation, () => (requireKey(simulation, c), {}));
      if (allowed.status !== 200) return send(c, allowed);
      return send(c, answerOnce(simulation, { key, path: c.req.path, text }, prepare(readForm(text), c)));
    });

  post("/v1/checkout/sessions", (fields) => () => createSession(simulation, fields));
  get("/v1/checkout/sessions", (c) => listSessions(simulation, new URL(c.req.url).searchParams));
  get("/v1/checkout/sessions/:id", (c) =>
    showSession(simulation, findSession(simulation, param(c, "id")), expandOf(c)),
  );
  post("/v1/checkout/sessions/:id/expire", (_, c) => () => expireSession(simulation, param(c, "id")));
  post("/v1/refunds", (fields, c) => {
    const plan = planOf(simulation, fields);
    if (hiddenUntil(plan) > 0) loseAnswer(c);
    return () => createRefund(simulation, fields, plan);
  });
  get("/v1/refunds", (c) => listRefunds(simulation, new URL(c.req.url).searchParams));
  get("/v1/refunds/:id", (c) => findRefund(simulation, param(c, "id")));
  get("/v1/charges", (c) => listCharges(simulation, new URL(c.req.url).searchParams));
  get("/v1/events", (c) => listEvents(simulation, new URL(c.req.url).searchParams));
}

function requireKey(simulation: Simulation, c: Context): void {
  const header = c.req.header("authorization") ?? "";
  const [scheme = "", value = ""] = header.split(" ");
  const key = scheme === "Basic" ? Buffer.from(value, "base64").toString().split(":")[0] : value;
  if (key === simulation.settings.needed("STRIPE_SECRET_KEY")) return;
  throw new StripeRefusal(401, { message: "Invalid API Key provided." });
}

function listSessions(simulation: Simulation, query: URLSearchParams): object {
  const limit = Math.min(100, Number(query.get("limit") ?? 10));
  const intent = query.get("payment_intent");
  const found = simulation.store
    .list<SessionRecord>("session", intent ? { field: "payment_intent", value: intent } : undefined)
    .map((session) => showSession(simulation, session, []));
  return {
    object: "list",
    data: found.slice(0, limit),
    has_more: found.length > limit,
    url: "/v1/checkout/sessions",
  };
}

function expandOf(c: Context): string[] {
  const expand = readForm(new URL(c.req.url).search)["expand"];
  return Array.isArray(expand) ? expand.filter((one) => typeof one === "string") : [];
}

const param = (c: Context, name: string) => c.req.param(name) ?? "";

function send(c: Context, { status, body, replayed }: Answer): Response {
  if (replayed) c.header("idempotent-replayed", "true");
  c.header("stripe-version", "2026-10-28.endive");
  return c.json(body, status as ContentfulStatusCode);
}
