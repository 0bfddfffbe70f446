import { searchAccounts } from "#app/accounts/search-accounts.server.ts";
import { dayBounds } from "#app/desk/day-bounds.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import type { ListShape, QueryOf } from "#app/desk/list/list-query.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { findOrderByNumber } from "#app/orders/find-order.server.ts";
import { readOrderNumber } from "#app/orders/order-number.ts";
import { searchPayments } from "#app/payments/search-payments.server.ts";
import { type Db, db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { Turn } from "#app/platform/page-after.server.ts";

export const customersList = {
  path: "/staff/customers",
  filters: { country: /^[A-Z]{2}$/, from: "day", until: "day", q: "text" },
  sorts: { since: "desc" },
} as const satisfies ListShape;

type CustomersPage = Awaited<ReturnType<typeof searchAccounts>>;

/** By name, email, username, mobile, order or payment. Refuses: `not_allowed`. */
export async function searchCustomers(
  member: Member,
  { filters: { q, country, ...days }, direction }: QueryOf<typeof customersList>,
  turn: Turn,
): Promise<Outcome<CustomersPage>> {
  if (!may(member.role, "see_customers", { own: false })) return notAllowed;
  const { on = db } = turn;
  const text = q ?? "";
  const { from, before: until } = dayBounds(days, member.timeZone);
  const asked = { text, ids: await customersBehind(on, text), country, from, until };
  return done(await searchAccounts(on, { ...asked, oldestFirst: direction === "asc" }, turn));
}

async function customersBehind(on: Db, name: string): Promise<UserId[]> {
  if (name === "") return [];
  const number = readOrderNumber(name);
  const [order, payments] = await Promise.all([
    number === null ? null : findOrderByNumber(on, number),
    searchPayments(on, { name, orderIds: [], userIds: [] }),
  ]);
  const owners = payments.map(({ userId }) => userId);
  return order ? [order.userId, ...owners] : owners;
}
