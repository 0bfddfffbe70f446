import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

import { sql } from "drizzle-orm";

import { openOrdersMax } from "#app/checkout/purchase.ts";
import { db } from "#app/platform/db.server.ts";
import { openBrowser, type Answer, type Browser } from "#tests/chaos/browser.ts";
import { signUp } from "#tests/chaos/open-shop.ts";
import type { PlannedDeskAction } from "#tests/chaos/plan-desk.ts";
import type { Run } from "#tests/chaos/run.ts";
import { whileDatabaseReturns } from "#tests/chaos/shop-database.ts";
import type { Currency } from "#app/money/currency.ts";

/** Above the limits per minute and of open orders; all at once, before a minute ends. */
const atOnce = { too_many: 26, too_many_open: openOrdersMax + 4 };

const silencesMax = 60;

/** Refused requests must leave no trace. */
export async function overdo(run: Run, action: PlannedDeskAction & { what: "overdo" }): Promise<string> {
  const { country, currency, limit } = action;
  const { site } = run;
  const customer = await signUp(site, `chaos-hurried-${randomUUID().slice(0, 8)}`, country).catch(() => null);
  if (!customer) return "did not come";
  run.customers.push(customer);
  // Each server counts for itself, so ask only one.
  const { cookies } = customer.browser;
  const browser: Browser =
    limit === "too_many"
      ? openBrowser({ url: site.url, servers: () => [site.url], cookies })
      : customer.browser;
  // A wrong code is refused, but counts towards the limit.
  const coupon = limit === "too_many" ? "NOSUCH" : null;
  const presses = Array.from({ length: atOnce[limit] }, async () => {
    const purchaseId = randomUUID();
    const answer = await untilAnswered(() => begin(browser, { purchaseId, currency, coupon }));
    const { payment_id: paymentId, code } = answer?.body ?? {};
    if (paymentId)
      run.opened.set(String(paymentId), { customer: run.customers.indexOf(customer), purchaseId });
    return code === limit ? [purchaseId] : [];
  });
  const refused = (await Promise.all(presses)).flat();
  if (refused.length === 0) return `never met ${limit}`;
  if (await hasTrace(refused)) throw new Error(`what was refused as ${limit} is there`);
  return `refused as ${limit}, without a trace`;
}

function begin(
  browser: Browser,
  input: { purchaseId: string; currency: Currency; coupon: string | null },
): Promise<Answer> {
  const { purchaseId, currency, coupon: discount_code } = input;
  const service = { service_link_list: ["cover-letter"], currency, discount_code };
  const fields = { purchase_id: purchaseId, currency, services: [service], payment_platform: "stripe" };
  return browser.call("/service/start_payment/", fields);
}

/** A server that is down limits nobody. */
async function untilAnswered(ask: () => Promise<Answer>): Promise<Answer | null> {
  for (let tries = 0; tries < silencesMax; tries += 1) {
    const answer = await ask().catch(() => null);
    if (answer) return answer;
    await pause(500);
  }
  return null;
}

async function hasTrace(purchaseIds: string[]): Promise<boolean> {
  const { rows } = await whileDatabaseReturns(() =>
    db.execute(sql`select from orders where purchase_id = any(${sql.param(purchaseIds)}::uuid[])`),
  );
  return rows.length > 0;
}
