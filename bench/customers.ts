import { createHmac } from "node:crypto";

import type { BenchShop } from "#bench/bench-shop.ts";
import { secretsOf } from "#scripts/start/secrets.ts";

export type Customer = { id: string; cookie: string };

let made = 0;

/**
 * Signed-in customers from India with this in their wallets, written straight into the database: no password is
 * hashed.
 */
export async function makeCustomers(shop: BenchShop, count: number, paise = 0): Promise<Customer[]> {
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
  if (paise > 0) await fill(shop, { group, count, paise });
  const { SECRET } = secretsOf(shop.dataDir);
  return Array.from({ length: count }, (_, at) => {
    const id = `${group}${at + 1}`;
    return { id, cookie: signInCookie(id.padEnd(32, "x"), SECRET) };
  });
}

type Filled = { group: string; count: number; paise: number };

/** One movement each, from the house's grants. */
async function fill(shop: BenchShop, { group, count, paise }: Filled): Promise<void> {
  const each = `select $1::text || n as id from generate_series(1, $2::int) n`;
  await shop.sql.query(`insert into wallets (user_id, currency) select id, 'INR' from (${each}) one`, [
    group,
    count,
  ]);
  await shop.sql.query(
    `with moved as (
        insert into transfers (kind, reference, user_id, text)
        select 'bench_grant', id, id, 'For the measurement' from (${each}) one returning id, user_id)
      insert into postings (transfer_id, source, destination, currency, amount)
      select id, 'grants', 'wallet:' || user_id, 'INR', $3::bigint from moved`,
    [group, count, paise],
  );
}

function signInCookie(token: string, secret: string): string {
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return `landfall.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
