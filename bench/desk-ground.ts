import { join } from "node:path";

import pg from "pg";

import { superuser } from "#db/embedded/cluster.ts";
import { runningPostmaster } from "#db/embedded/postmaster.ts";
import { secretsOf } from "#scripts/start/secrets.ts";

export type DeskFacts = {
  item: string;
  customer: string;
  order: string;
  coupon: string;
  group: string;
  person: string;
  gateway: string;
  customers: string[];
};

const password = "three calm words";

export async function seatStaff(siteUrl: string, dataDir: string): Promise<string> {
  const username = `bench-${Date.now()}`;
  const cookie = await post(siteUrl, "sign-up/email", {
    first_name: "Dora",
    last_name: "Desk",
    username,
    email: `${username}@example.org`,
    mobile: "9876543210",
    country: "IN",
    password,
  });
  await inDatabase(dataDir, async (client) => {
    await client.query("update users set role = 'staff', two_factor_enabled = true where username = $1", [
      username,
    ]);
    await client.query(
      `update sign_in_sessions set code_given_at = now()
        where user_id in (select id from users where username = $1)`,
      [username],
    );
    await client.query(
      `insert into staff (user_id, role, time_zone, granted_by, granted_at)
        select id, 'owner', 'Asia/Kolkata', 'system', now() from users where username = $1`,
      [username],
    );
  });
  return cookie;
}

/** Somebody with thousands of cases. */
export async function seatCounsellor(siteUrl: string, dataDir: string): Promise<string> {
  // An earlier run left the second step on.
  await inDatabase(dataDir, (client) =>
    client.query("update users set two_factor_enabled = false where id = 'load-7'"),
  );
  const cookie = await signIn(siteUrl, dataDir, "load-7");
  await inDatabase(dataDir, (client) =>
    client.query(
      `with person as (update users set two_factor_enabled = true where id = 'load-7' returning id)
        update sign_in_sessions set code_given_at = now() where user_id in (select id from person)`,
    ),
  );
  return cookie;
}

/** All loaded customers share the password of the last real sign-up. */
export async function signIn(siteUrl: string, dataDir: string, userId: string): Promise<string> {
  await inDatabase(dataDir, (client) =>
    client.query(
      `insert into credentials (id, account_id, provider_id, user_id, password)
        select 'bench-' || $1, $1, provider_id, $1, password from credentials
        where password is not null order by created_at desc limit 1 on conflict do nothing`,
      [userId],
    ),
  );
  return post(siteUrl, "sign-in/email", { email: `${userId.replace("-", "")}@example.org`, password });
}

export function readFacts(dataDir: string): Promise<DeskFacts> {
  return inDatabase(dataDir, async (client) => {
    const one = async (query: string) => {
      const { rows } = await client.query<{ it: string }>(query);
      return rows[0]?.it ?? "";
    };
    const busiest = `select user_id as it from orders where user_id like 'load-%' group by 1 order by count(*)`;
    return {
      item: await one(`select item_id::text as it from case_messages order by id desc limit 1`),
      customer: await one(`${busiest} desc limit 1`),
      order: await one(`select id::text as it from orders where state = 'paid' order by number desc limit 1`),
      coupon: "LOADED10",
      group: await one(`select id::text as it from research_groups order by created_at desc limit 1`),
      person: "load-7",
      gateway: await one(`select gateway as it from payments order by created_at limit 1`),
      customers: [
        await one(`${busiest} desc limit 1`),
        await one(`${busiest} limit 1`),
        await one(
          `select user_id as it from orders where user_id like 'load-%' order by number desc limit 1`,
        ),
      ],
    };
  });
}

async function inDatabase<Result>(
  dataDir: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const running = runningPostmaster(join(dataDir, "pg"));
  if (!running) throw new Error(`No database runs in ${dataDir}.`);
  const { DATABASE_PASSWORD } = secretsOf(dataDir);
  const client = new pg.Client({
    connectionString: `postgres://${superuser}:${encodeURIComponent(DATABASE_PASSWORD)}@127.0.0.1:${running.port}/postgres`,
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function post(siteUrl: string, call: string, body: unknown): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/auth/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: siteUrl },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${call} answers ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}
