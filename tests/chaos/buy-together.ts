import { sql } from "drizzle-orm";

import { createPaymentLink } from "#app/payment-links/pages/create-payment-link.server.ts";
import { customerOf } from "#app/payment-links/customer-of-link.server.ts";
import { startByLink } from "#app/checkout/pay-by-link.server.ts";
import { revokePaymentLink } from "#app/payment-links/pages/revoke-payment-link.server.ts";
import { findServiceSlug } from "#app/catalog/find-service-slug.ts";
import { gatewayFromWire } from "#app/payments/gateways/gateway-registry.ts";
import { db } from "#app/platform/db.server.ts";
import { configure } from "#app/pricing/configuration.ts";
import { createGroup } from "#app/research-groups/create-group.server.ts";
import { joinGroup } from "#app/research-groups/join-group.server.ts";
import { toStartedFields } from "#app/http/calls/started-fields.server.ts";
import { fromWireChoices } from "#app/checkout/wire/wire-choices.ts";
import type { Answer } from "#tests/chaos/browser.ts";
import { askToStart, payAndReturn } from "#tests/chaos/buy.ts";
import { open } from "#tests/chaos/pay.ts";
import type { PlannedLink, PlannedShares } from "#tests/chaos/plan-together.ts";
import type { Run } from "#tests/chaos/run.ts";
import { whileDatabaseReturns } from "#tests/chaos/shop-database.ts";
import type { GroupId, PaymentLinkId } from "#app/platform/ids.ts";

export async function payByLink(run: Run, act: PlannedLink): Promise<string> {
  const link = await makeLink(run, act);
  if (!link.ok) return `refused: ${link.refusal.code}`;
  const gateway = gatewayFromWire(act.gateway)!;
  const opened = await open(run, act, act.gateway, () =>
    asAnswer(() =>
      startByLink({ link: link.value, gateway, assertedAmount: null, quoteId: null, now: new Date() }),
    ),
  );
  if ("refused" in opened) return `refused: ${opened.refused}`;
  const paid = payAndReturn(run, act, opened.opened);
  const [seen] = await Promise.all([paid, besides(run, act, link.value.id)]);
  return `${seen}, and ${act.besides}`;
}

async function makeLink(run: Run, act: PlannedLink) {
  const { purchaseId, currency, coupon: couponCode } = act;
  const [goods] = act.goods;
  const slug = findServiceSlug(goods!.link)!;
  const configured = configure([slug], fromWireChoices(slug, goods!.choices));
  if (!configured.ok) return configured;
  return whileDatabaseReturns(async () => {
    const customer = await customerOf({ userId: run.customers[act.customer]!.id });
    const [configuration] = configured.value.configurations;
    const input = { configuration: configuration!, currency, couponCode, purchaseId, now: new Date() };
    return createPaymentLink({ customer, createdBy: customer, ...input });
  });
}

async function besides(run: Run, act: PlannedLink, linkId: PaymentLinkId): Promise<void> {
  const { customer, currency, goods, coupon, purchaseId, gateway, faults, patient } = act;
  if (act.besides === "taken_back") {
    const userId = run.customers[customer]!.id;
    await whileDatabaseReturns(() => revokePaymentLink({ userId, linkId, now: new Date() }));
  }
  if (act.besides !== "customer_pays") return;
  const input = { currency, goods, coupon, purchaseId, customer, fromCart: false, useWallet: false };
  const opened = await open(run, { customer, purchaseId, patient, faults }, gateway, () =>
    askToStart(run, input, gateway),
  );
  if ("opened" in opened) await payAndReturn(run, act, opened.opened);
}

type Refusable<Value> = { ok: true; value: Value } | { ok: false; refusal: { code: string; status: number } };

async function asAnswer(
  ask: () => Promise<Refusable<Parameters<typeof toStartedFields>[0]>>,
): Promise<Answer> {
  const outcome = await ask();
  if (outcome.ok) return { status: 200, body: toStartedFields(outcome.value) };
  return { status: outcome.refusal.status, body: { code: outcome.refusal.code } };
}

export async function buyShares(run: Run, act: PlannedShares): Promise<string> {
  const coAuthors = act.members.length - 1;
  if (coAuthors < 1) return "alone";
  const groupId = await makeGroup(run, act, coAuthors);
  if (groupId === null) return "no group";
  const seen = await Promise.all(act.members.map((member) => buyShare(run, member, { groupId, coAuthors })));
  return [...new Set(seen)].toSorted().join(" and ");
}

const description = "How rain becomes groundwater, told from readings that nobody has looked at.";

async function makeGroup(run: Run, act: PlannedShares, coAuthors: number): Promise<GroupId | null> {
  const [founder, ...others] = act.members.map(({ customer }) => run.customers[customer]!.id);
  const about = { title: "Soil and water", description, coAuthors, role: "conception" };
  const group = await whileDatabaseReturns(() =>
    createGroup({ userId: founder!, ...about, now: new Date() }),
  );
  if (!group.ok) return null;
  const groupId = group.value.id;
  for (const userId of others)
    await whileDatabaseReturns(() => joinGroup({ userId, groupId, role: "data", now: new Date() }));
  const { rows } = await whileDatabaseReturns(() =>
    db.execute<{ members: number }>(
      sql`select count(*)::int as members from research_group_members where group_id = ${groupId} and left_at is null`,
    ),
  );
  return rows[0]?.members === act.members.length ? groupId : null;
}

async function buyShare(
  run: Run,
  member: PlannedShares["members"][number],
  { groupId, coAuthors }: { groupId: GroupId; coAuthors: number },
): Promise<string> {
  const choices = { coAuthors, group_id: groupId };
  const goods = [{ link: "research-paper", choices }];
  const { gateway } = member;
  const opened = await open(run, member, gateway, () =>
    askToStart(run, { ...member, goods, fromCart: false, useWallet: false, coupon: null }, gateway),
  );
  if ("refused" in opened) return `refused: ${opened.refused}`;
  if (!member.pays) return "left";
  return payAndReturn(run, { ...member, what: "shares" }, opened.opened);
}
