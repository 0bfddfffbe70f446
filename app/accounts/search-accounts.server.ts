import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  like,
  lt,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";

import { hasOtherLetters, users } from "#app/accounts/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { pageAfter, type Turn } from "#app/platform/page-after.server.ts";
import { escapeLike, searchTerms, termPattern } from "#app/platform/search-terms.ts";

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

type AccountsAsked = {
  /** All if it is empty. */
  text: string;
  ids: readonly UserId[];
  country: string | null;
  /** Of when they signed up. */
  from: Date | null;
  until: Date | null;
  oldestFirst: boolean;
};

export async function searchAccounts(
  tx: Db,
  { oldestFirst, ...asked }: AccountsAsked,
  turn: Turn,
): Promise<{ accounts: Account[]; previous: UserId | null; next: UserId | null }> {
  const { rows, previous, next } = await pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select(columns)
        .from(users)
        .where(and(whichAccounts(asked), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    { by: users.createdAt, id: users.id, oldestFirst, idOf: ({ id }) => id },
    turn,
  );
  return { accounts: rows, previous, next };
}

function whichAccounts({
  text,
  ids,
  country,
  from,
  until,
}: Omit<AccountsAsked, "oldestFirst">): SQL | undefined {
  return and(
    text === "" ? undefined : matches(text, ids),
    country === null ? undefined : eq(users.country, country),
    from === null ? undefined : gte(users.createdAt, from),
    until === null ? undefined : lt(users.createdAt, until),
  );
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

/** Whoever a text typed above a list of the desk may mean: so many that a longer text is needed beyond them. */
export async function customersNamed(tx: Db, text: string): Promise<UserId[]> {
  const terms = personTerms(text);
  if (terms.length === 0) return [];
  return rankedAccounts(tx, terms);
}

/** Ids come from addresses, so they may hold anything, even NUL. */
function isAccountId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}

/** Each word is part of a name, the user name, the email or the mobile, in whatever order. */
function matches(search: string, ids: readonly UserId[]): SQL | undefined {
  const terms = personTerms(search);
  const named = terms.length > 0 ? accountsWith(terms) : sql`false`;
  return ids.length > 0 ? or(inArray(users.id, [...ids]), named) : named;
}

/** Customers write their mobile with and without the country code: of a long number only its end counts. */
export function personTerms(search: string): string[] {
  const digits = search.replaceAll(/[\s+().-]/g, "");
  return /^\d{7,20}$/.test(digits) ? [digits.slice(-9)] : searchTerms(search);
}

function accountsWith(terms: readonly string[]): SQL | undefined {
  const inOtherLetters = terms.some((word) => /[^ -~]/.test(word));
  return and(
    isNull(users.deletedAt),
    // There is an index of those alone.
    inOtherLetters ? hasOtherLetters(users.searchText) : undefined,
    ...terms.map((word) => like(users.searchText, termPattern(word))),
  );
}

/** Of more, who comes first is left to chance: a longer text is needed to find anybody among them. */
const rankedMax = 300;

/**
 * At most `rankedMax`: whoever has a term as a whole word comes first, then the newest. The inner statement stops its
 * search at once where a text names half of all customers.
 */
export async function rankedAccounts(tx: Db, terms: readonly string[]): Promise<UserId[]> {
  const { id, searchText, createdAt } = users;
  const some = tx.select({ id, searchText, createdAt }).from(users).where(accountsWith(terms));
  const ranked = some.limit(rankedMax).as("ranked");
  const found = await tx
    .select({ id: ranked.id })
    .from(ranked)
    .orderBy(...bestFirst(ranked, terms));
  return found.map((one) => one.id);
}

/** In the order of their ids. */
export async function findAccounts(tx: Db, ids: readonly UserId[]): Promise<Account[]> {
  if (ids.length === 0) return [];
  const found = await tx
    .select(columns)
    .from(users)
    .where(inArray(users.id, [...ids]));
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

type Ranked = Record<"id" | "searchText" | "createdAt", SQLWrapper>;

function bestFirst({ id, searchText, createdAt }: Ranked, terms: readonly string[]): SQL[] {
  const whole = terms.map((term) => sql`(${searchText} like ${`% ${escapeLike(term)} %`})::int`);
  return [desc(sql.join(whole, sql` + `)), desc(createdAt), desc(id)];
}

/** Whether a row's customer is among these, which `rankedAccounts` found, or has the terms, whichever reads less. */
export function customerWith(terms: readonly string[], ranked: readonly UserId[]): (userId: SQL) => SQL {
  if (ranked.length < rankedMax) return (userId) => inArray(userId, [...ranked]);
  // So many are met soon: each row is looked at by itself.
  return (userId) =>
    sql`exists (select from ${users} where ${users.id} = ${userId} and ${accountsWith(terms)} offset 0)`;
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
