import { type Account, searchAccounts } from "#app/accounts/search-accounts.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { findOrderByNumber } from "#app/orders/find-order.server.ts";
import { readOrderNumber } from "#app/orders/order-number.ts";
import { searchPayments } from "#app/payments/search-payments.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { plainLine } from "#app/platform/plain-text.ts";

const customersPerPage = 30;

export const searchMax = 255;

type CustomersPage = { accounts: Account[]; next: string | null };

/**
 * By name, email, username, mobile, order or payment; all customers if `words` is empty. Newest first. Refuses:
 * `not_allowed`.
 */
export async function searchCustomers(
  member: Member,
  { text, after, limit = customersPerPage }: { text: string; after: string | null; limit?: number },
): Promise<Outcome<CustomersPage>> {
  if (!may(member.role, "see_customers", { own: false })) return notAllowed;
  const wanted = readSearch(text);
  const ids = await customersBehind(wanted);
  return done(await searchAccounts(db, { text: wanted, ids, after, limit }));
}

export function readSearch(text: string): string {
  return plainLine(text.slice(0, searchMax));
}

async function customersBehind(name: string): Promise<UserId[]> {
  if (name === "") return [];
  const number = readOrderNumber(name);
  const [order, payments] = await Promise.all([
    number === null ? null : findOrderByNumber(db, number),
    searchPayments(db, { name, orderIds: [], userIds: [] }),
  ]);
  const owners = payments.map(({ userId }) => userId);
  return order ? [order.userId, ...owners] : owners;
}
