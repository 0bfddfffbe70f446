import { desc } from "drizzle-orm";

import { listDemoAccounts } from "#app/accounts/demo-customers.server.ts";
import { shippedFacts } from "#app/catalog/shipped-facts.ts";
import { type Facts, factNow, factState } from "#app/content/facts.ts";
import { listServices } from "#app/catalog/find-service.server.ts";
import { isDemoVideo } from "#app/catalog/service-records.ts";
import { adviceCountries, advisersFor } from "#app/content/advisers.ts";
import { claimNow } from "#app/content/claim-facts.ts";
import { claimIds, claims, isRateClaim } from "#app/content/claims.ts";
import { showcaseKinds } from "#app/content/showcase/showcase.ts";
import { contentSettings } from "#app/content/content-settings.server.ts";
import { claimState, listClaimSettings } from "#app/content/keep-claim-settings.server.ts";
import { usableDemoCoupons } from "#app/coupons/seed.server.ts";
import { listRates } from "#app/currencies/list-rates.server.ts";
import { isPaused } from "#app/currencies/rate-rules.ts";
import { everybody } from "#app/desk/list-people.server.ts";
import type { ShopSeen } from "#app/launch/launch-lines.ts";
import { provenBackups } from "#app/launch/tables.server.ts";
import { type ConnectedGateway, connectedGateways } from "#app/payments/gateways/gateway-registry.server.ts";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import { heardGateways } from "#app/payments/webhook-deliveries.server.ts";
import { utcDay } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { env, fictionalNumber } from "#app/platform/env.server.ts";
import { countTestimonialsOf } from "#app/testimonials/list-testimonials.server.ts";

type Server = { settings: ReturnType<typeof env>; gateways: readonly ConnectedGateway[] };

/** Reads it all anew; `server` is this one unless a test says otherwise. */
export async function readShop(now: Date, server?: Server): Promise<ShopSeen> {
  const { settings, gateways } = server ?? { settings: env(), gateways: connectedGateways() };
  const today = utcDay(now);
  const [unproved, demo, heard, services, content, rates, people, coupons, backup] = await Promise.all([
    unprovedClaims(now),
    listDemoAccounts(),
    heardGateways(),
    listServices(),
    contentSettings(),
    listRates(db, now),
    everybody(),
    usableDemoCoupons(now),
    lastProvenBackup(),
  ]);
  const ownKinds = new Set(showcaseKinds.filter((kind) => content.showcase[kind].length > 0));
  return {
    today,
    siteUrl: settings.SITE_URL,
    whatsapp: { number: settings.SUPPORT_WHATSAPP, fictional: fictionalNumber },
    mail: { hasServer: settings.SMTP_URL !== undefined, from: settings.MAIL_FROM },
    seller: {
      name: settings.SELLER_NAME ?? null,
      address: settings.SELLER_ADDRESS ?? null,
      taxNumber: settings.SELLER_TAX_NUMBER ?? null,
    },
    gateways: gateways.map(({ name, isSimulated }) => ({
      label: gatewayFacts[name].label,
      isSimulated,
      isHeard: heard.has(name),
    })),
    ...unproved,
    standInVideos: (ownKinds.has("videos") ? [] : services.filter(isDemoVideo)).map(({ heading }) => heading),
    overdueFacts: content.facts.hideOverdue ? 0 : countOverdue(content.facts, today),
    isRatingFixed: content.site.showFixedRating || content.site.showFixedStars,
    ownKinds,
    showIllustrations: content.site.showIllustrations,
    licensedAdvisers: advisersFor(adviceCountries, now, content.advisers).length,
    inventedTestimonials: await countTestimonialsOf(demo.map(({ id }) => id)),
    staleRates: rates
      .filter(({ currency, rate }) => !rate || isPaused(currency, rate.asOf, now, settings.FX_MAX_AGE_DAYS))
      .map(({ currency }) => currency),
    lastBackup: backup?.provenOn ?? null,
    owners: people
      .filter(({ role, endedAt }) => role === "owner" && endedAt === null)
      .map(({ name, secondFactor }) => ({ name, hasSecondFactor: secondFactor })),
    demoAccounts: demo.map(({ username }) => username),
    demoCoupons: coupons,
  };
}

export async function lastProvenBackup(): Promise<{ provenOn: string; keptWhere: string } | null> {
  const { id, provenOn, keptWhere } = provenBackups;
  const [found] = await db
    .select({ provenOn, keptWhere })
    .from(provenBackups)
    .orderBy(desc(provenOn), desc(id))
    .limit(1);
  return found ?? null;
}

function countOverdue({ versions }: Facts, today: string): number {
  return [...shippedFacts().values()].filter((fact) => {
    const version = versions.get(fact.id);
    return factState(factNow(fact, version), version, today) === "overdue";
  }).length;
}

async function unprovedClaims(now: Date): Promise<Pick<ShopSeen, "unprovedClaims" | "unprovedRates">> {
  const [settings, { facts }] = await Promise.all([listClaimSettings(), contentSettings()]);
  const today = utcDay(now);
  const unproved = claimIds.filter(
    (id) =>
      claimNow(id, facts, today) !== null &&
      ["unproved", "overdue"].includes(claimState(settings.get(id), today)),
  );
  const [rates, others] = [unproved.filter(isRateClaim), unproved.filter((id) => !isRateClaim(id))];
  return {
    unprovedRates: rates.map((id) => claims[id].text),
    unprovedClaims: others.map((id) => `${claims[id].figure} ${claims[id].text}`),
  };
}
