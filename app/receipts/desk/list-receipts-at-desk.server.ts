import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";
import { customersNamed } from "#app/accounts/search-accounts.server.ts";
import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import { dayBounds } from "#app/desk/day-bounds.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import type { QueryOf } from "#app/desk/list/list-query.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { readOrderNumber } from "#app/orders/order-number.ts";
import { type OrderInList, pageOrders } from "#app/orders/page-orders.server.ts";
import { orderIdsNumbered } from "#app/orders/search-orders.server.ts";
import { type Db, db } from "#app/platform/db.server.ts";
import type { OrderId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { Turn } from "#app/platform/page-after.server.ts";
import type { receiptsList } from "#app/receipts/desk/receipts-list.ts";
import { type ReceiptHead, receiptsOfOrders } from "#app/receipts/receipts-of-orders.server.ts";
import { orderIdsOfReceipts } from "#app/receipts/search-receipts.server.ts";

type ReceiptAtDesk = OrderInList & {
  customer: string;
  /** Null for the moment between payment and its receipt. */
  receipt: ReceiptHead | null;
};

type ReceiptsPage = { rows: ReceiptAtDesk[]; previous: OrderId | null; next: OrderId | null };

/** Refuses: `not_allowed`. */
export async function listReceiptsAtDesk(
  member: Member,
  query: QueryOf<typeof receiptsList>,
  turn: Turn,
  now: Date,
): Promise<Outcome<ReceiptsPage>> {
  if (!may(member.role, "see_customers", { own: false })) return notAllowed;
  const { on = db } = turn;
  const { gateway, currency, customer, ...days } = query.filters;
  const { from, before } = dayBounds(days, member.timeZone);
  const { rows, previous, next } = await pageOrders(
    on,
    {
      states: null,
      gateway,
      currency: isSupportedCurrency(currency) ? currency : null,
      from,
      until: before,
      ...(await whoseReceipts(on, customer, now)),
      by: "paid",
      oldestFirst: query.direction === "asc",
    },
    turn,
  );
  const [names, receipts] = await Promise.all([
    namePeople(
      on,
      rows.map(({ userId }) => userId),
    ),
    receiptsOfOrders(
      on,
      rows.map(({ id }) => id),
    ),
  ]);
  return done({
    rows: rows.map((order) => ({
      ...order,
      customer: fullName(names.get(order.userId)),
      receipt: receipts.get(order.id) ?? null,
    })),
    previous,
    next,
  });
}

const receiptNumber = /^(?:LF-)?(\d{4}-\d{1,6})$/i;

/** A receipt such as LF-2026-000042, an order such as LF-1042, or whom a text names. */
async function whoseReceipts(on: Db, text: string | null, now: Date) {
  if (text === null) return { ids: null, customers: null };
  const [, part] = receiptNumber.exec(text) ?? [];
  if (part !== undefined) return { ids: await orderIdsOfReceipts(on, { part, now }), customers: null };
  const number = readOrderNumber(text);
  if (number !== null) return { ids: await orderIdsNumbered(on, number), customers: null };
  return { ids: null, customers: await customersNamed(on, text) };
}
