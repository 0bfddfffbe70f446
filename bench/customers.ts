import { createHmac } from "node:crypto";

import type { BenchShop } from "#bench/bench-shop.ts";
import { secretsOf } from "#scripts/start/secrets.ts";

export type Customer = { id: string; cookie: string };

type Filled = { count: number; paise: number; postings: number };

let made = 0;

/**
 * Signed-in customers from India with this in their wallets, written straight into the database: no password is
 * hashed.
 */
export async function makeCustomers(
  shop: BenchShop,
  count: number,
  { paise = 0, postings = 1 }: Partial<Filled> = {},
): Promise<Customer[]> {
  const group = `bench-${process.pid}-${++made}-`;
  const each = `select $1::text || n as id, n from generate_series(1, $2::int) n`;
  await shop.sql.query(
    `insert into users (id, name, email, email_verified, username, display_username, first_name, last_name, mobile,
        country)
      select id, 'Asha Rao', id || '@example.org', true, id, id, 'Asha', 'Rao', '9876543210', 'IN'
      from (${each}) one`,
    [group, count],
  );
  await shop.sql.query(
    `insert into sign_in_sessions (id, token, user_id, expires_at)
      select id, rpad(id, 32, 'x'), id, now() + interval '1 day' from (${each}) one`,
    [group, count],
  );
  if (paise > 0) await fill(shop, group, { count, paise, postings });
  // As autovacuum does within seconds: a plan made for six customers is not kept for thousands.
  await shop.sql.query("analyze users, sign_in_sessions");
  const { SECRET } = secretsOf(shop.dataDir);
  return Array.from({ length: count }, (_, at) => {
    const id = `${group}${at + 1}`;
    return { id, cookie: signInCookie(id.padEnd(32, "x"), SECRET) };
  });
}

/** From the house's grants, the money in as many movements as are wanted. */
async function fill({ sql }: BenchShop, group: string, { count, paise, postings }: Filled): Promise<void> {
  await sql.query(
    "insert into wallets (user_id, currency) select $1::text || n, 'INR' from generate_series(1, $2::int) n",
    [group, count],
  );
  await sql.query(
    `with moved as (
        insert into transfers (kind, reference, user_id, text)
        select 'bench_grant', $1::text || n || ':' || k, $1 || n, 'For the measurement'
        from generate_series(1, $2::int) n, generate_series(1, $4::int) k returning id, user_id)
      insert into postings (transfer_id, source, destination, currency, amount)
      select id, 'grants', 'wallet:' || user_id, 'INR', $3::bigint from moved`,
    [group, count, Math.ceil(paise / postings), postings],
  );
}

function signInCookie(token: string, secret: string): string {
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return `landfall.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
