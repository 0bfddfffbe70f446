import { sql } from "drizzle-orm";

import { formTokenField } from "#app/forms/sent-fields.ts";
import { db } from "#app/platform/db.server.ts";
import { openBrowser } from "#tests/chaos/browser.ts";
import { signUp } from "#tests/chaos/open-shop.ts";
import { type ChaosCustomer, count, type Run } from "#tests/chaos/run.ts";

/** What was acknowledged, to be looked for at the end. */
export type Written = { coupons: string[]; signedUp: string[] };

const pages = [
  "/",
  "/service/",
  "/service/premium/cover-letter/",
  "/service/premium/express-entry/",
  "/guide",
  "/reviews/",
  "/contact",
];
const ofCustomers = ["/account/dashboard/", "/service/cart", "/service/wallet/"];
const ofDesk = ["/staff/", "/staff/customers", "/staff/catalogue/coupons"];

export type Visits = { go(turn: number): Promise<void>; written: Written };

/**
 * What people do beside buying: they read pages with all that belongs to them, sign up, and send forms whose page may
 * have come from the other release.
 */
export async function planVisits(run: Run): Promise<Visits> {
  const desk = await seatOwner(run);
  const written: Written = { coupons: [], signedUp: [] };
  const known = new Set<string>();
  const read = async (who: ChaosCustomer["browser"], path: string) => {
    const page = await who.go(path);
    if (!page.includes("</html>")) run.strange.push(`${path} came without its end.`);
    await readFiles(run, page, known);
    count(run.seen, "page: read");
    return page;
  };
  return {
    written,
    async go(turn) {
      const customer = run.customers[turn % run.customers.length]!;
      const visitor = openBrowser(run.site);
      await read(visitor, pages[turn % pages.length]!);
      await read(customer.browser, ofCustomers[turn % ofCustomers.length]!);
      await read(desk.browser, ofDesk[turn % ofDesk.length]!);
      if (turn % 3 === 0) {
        const name = `upgrade-${turn}`;
        await signUp(run.site, name, "IN");
        written.signedUp.push(name);
        count(run.seen, "sign-up: done");
      }
      await makeCoupon(run, desk, `UPGRADE-${turn}`, written);
    },
  };
}

/** Files under `/assets/` keep their name for good, so the other release may not have them. */
async function readFiles(run: Run, page: string, known: Set<string>): Promise<void> {
  const named = new Set([...page.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g)].map(([path]) => path));
  for (const path of named) {
    // Asked again now and then: which release answers is chance.
    if (known.has(path) && Math.random() > 0.05) continue;
    known.add(path);
    const answer = await fetch(run.site.url + path);
    await answer.arrayBuffer();
    count(run.seen, "file of a page: read");
    if (answer.status !== 200) run.strange.push(`${path} of a page was answered with ${answer.status}.`);
  }
}

async function seatOwner(run: Run): Promise<ChaosCustomer> {
  const owner = await signUp(run.site, "upgrade-owner", "IN");
  await db.execute(sql`update users set role = 'staff', two_factor_enabled = true where id = ${owner.id}`);
  await db.execute(sql`update sign_in_sessions set code_given_at = now() where user_id = ${owner.id}`);
  await db.execute(sql`insert into staff (user_id, role, time_zone, granted_by, granted_at)
    values (${owner.id}, 'owner', 'UTC', 'system', now())`);
  return owner;
}

async function makeCoupon(run: Run, desk: ChaosCustomer, code: string, written: Written): Promise<void> {
  const page = "/staff/catalogue/coupons";
  const fields = { code, starts_at: "2030-01-01T10:00", percent: "10", cap_inr: "1000", cap_usd: "20" };
  const answer = await desk.browser.go(page, { ...(await tokenOf(desk, page)), intent: "create", ...fields });
  const isThere = answer.includes(code) && !answer.includes('aria-invalid="true"');
  if (isThere) written.coupons.push(code);
  else run.strange.push(`The desk was not told that ${code} was made.`);
  count(run.seen, `coupon at the desk: ${isThere ? "made" : "not made"}`);
}

async function tokenOf({ browser }: ChaosCustomer, path: string): Promise<Record<string, string>> {
  const page = await browser.go(path);
  const token = new RegExp(`name="${formTokenField}" value="([^"]+)"`).exec(page)?.[1];
  if (!token) throw new Error(`${path} has no form.`);
  return { [formTokenField]: token };
}

/** In sentences, what was acknowledged and is not there. */
export async function missingOf({ coupons, signedUp }: Written): Promise<string[]> {
  const { rows } = await db.execute<{ made: string }>(sql`
    select made from unnest(${sql.param(coupons)}::text[]) made
      where not exists (select from coupons where code = made)
    union all select made from unnest(${sql.param(signedUp)}::text[]) made
      where not exists (select from users where email = made || '@example.org')`);
  return rows.map(({ made }) => `${made} was acknowledged and is not there.`);
}
