import { and, eq, ilike, inArray, isNull, or, type SQL, sql } from "drizzle-orm";

import { users } from "#app/accounts/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { type Cursor, pageAfter } from "#app/platform/page-after.server.ts";

export type Account = {
  id: UserId;
  firstName: string;
  lastName: string;
  username: string | null;
  email: string;
  emailVerified: boolean;
  mobile: string;
  country: string;
  role: "customer" | "staff";
  secondFactor: boolean;
  createdAt: Date;
  deletedAt: Date | null;
};

export async function searchAccounts(
  tx: Db,
  wanted: { text: string; ids: readonly UserId[]; after: Cursor; limit: number },
): Promise<{ accounts: Account[]; next: string | null }> {
  const { text: search, ids, after, limit: size } = wanted;
  const { rows, next } = await pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select(columns)
        .from(users)
        .where(and(search === "" ? undefined : matches(search, ids), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    { by: users.createdAt, id: users.id, idOf: ({ id }) => id },
    { after, size },
  );
  return { accounts: rows, next };
}

export async function findAccount(tx: Db, id: UserId): Promise<Account | null> {
  if (!isAccountId(id)) return null;
  const [found] = await tx.select(columns).from(users).where(eq(users.id, id));
  return found ?? null;
}

export async function accountsNamed(tx: Db, name: string): Promise<UserId[]> {
  const lower = name.toLowerCase();
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.email, lower), eq(users.username, lower)));
  return found.map(({ id }) => id);
}

/** Ids come from addresses, so they may hold anything, even NUL. */
function isAccountId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}

/** Each condition has its index. The word index needs three letters; fewer match only the start of a name. */
function matches(search: string, ids: readonly UserId[]): SQL | undefined {
  if (!/[\p{L}\p{N}]/u.test(search)) return ids.length > 0 ? inArray(users.id, [...ids]) : sql`false`;
  const { first_name: first, last_name: last, email, username, mobile, deletedAt } = users;
  const name = sql`(${first} || ' ' || ${last})`;
  const like = `${escaped(search)}%`;
  const isShort = !/[\p{L}\p{N}]{3}/u.test(search);
  const byText = isShort
    ? [ilike(name, like), ilike(name, `% ${like}`)]
    : [name, email, username].map((text) => ilike(text, `%${like}`));
  const digits = search.replaceAll(/[\s+()-]/g, "");
  const byNumber = /^\d{4,20}$/.test(digits)
    ? [inArray(mobile, endingsOf(digits)), ilike(mobile, `%${digits}%`)]
    : [];
  const named = and(isNull(deletedAt), or(...byText, ...byNumber));
  return ids.length > 0 ? or(inArray(users.id, [...ids]), named) : named;
}

function escaped(search: string): string {
  return search.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** Customers write their number with and without the country code. */
function endingsOf(digits: string): string[] {
  return Array.from(digits, (_digit, at) => digits.slice(at));
}

const columns = {
  id: users.id,
  firstName: users.first_name,
  lastName: users.last_name,
  username: users.username,
  email: users.email,
  emailVerified: users.emailVerified,
  mobile: users.mobile,
  country: users.country,
  role: users.role,
  secondFactor: users.twoFactorEnabled,
  createdAt: users.createdAt,
  deletedAt: users.deletedAt,
};
