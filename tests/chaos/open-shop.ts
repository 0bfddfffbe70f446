import { sql } from "drizzle-orm";

import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { openBrowser } from "#tests/chaos/browser.ts";
import { couponRushes, type Plan } from "#tests/chaos/plan.ts";
import type { ChaosCustomer } from "#tests/chaos/run.ts";
import type { Site } from "#tests/chaos/site.ts";

const atOnce = 4;

export async function signUpAll(site: Site, plan: Plan): Promise<ChaosCustomer[]> {
  const customers: ChaosCustomer[] = [];
  const waiting = plan.customers.entries();
  const signUpOn = async () => {
    for (const [index, { country }] of waiting)
      customers[index] = await signUp(site, `chaos-${index}`, country);
  };
  await Promise.all(Array.from({ length: atOnce }, signUpOn));
  return customers;
}

/** Everyone has the same name; usernames tell them apart. */
export async function signUp(site: Site, username: string, country: string): Promise<ChaosCustomer> {
  const browser = openBrowser(site);
  const { status, body } = await browser.call("/api/auth/sign-up/email", {
    first_name: "Chaos",
    last_name: "Customer",
    username,
    email: `${username}@example.org`,
    mobile: "9876543210",
    country,
    password: "a password for chaos only",
  });
  const { id } = (body["user"] ?? {}) as { id?: UserId };
  if (status !== 200 || !id) throw new Error(`${username} could not sign up: ${JSON.stringify(body)}`);
  return { id, country, browser };
}

/** Coupons with tight limits, for many to reach at once. */
export async function printCoupons(): Promise<void> {
  await db.execute(sql`
    insert into coupons (code, percent, cap_inr, cap_usd, starts_at, total_limit, per_customer_limit) values
      ('CHAOS10', 10, 500000, 6000, now() - interval '1 day', null, null),
      ('TWICE20', 20, 500000, 6000, now() - interval '1 day', null, 2),
      ('FEW25', 25, 500000, 6000, now() - interval '1 day', 25, null),
      ('ONCE50', 50, 1000000, 12000, now() - interval '1 day', 1, null),
      ('ONCE30', 30, 1000000, 12000, now() - interval '1 day', 1, 1),
      ('ONCE15', 15, 1000000, 12000, now() - interval '1 day', 1, null)`);
  await db.execute(sql`
    insert into coupons (code, percent, cap_inr, cap_usd, starts_at, total_limit)
    select 'RUSH' || n, 40, 1000000, 12000, now() - interval '1 day', 1 from generate_series(1, ${couponRushes}::int) n`);
}
