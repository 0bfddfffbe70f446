import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";
import { customersNamed } from "#app/accounts/search-accounts.server.ts";
import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import { dayBounds } from "#app/desk/day-bounds.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import type { QueryOf } from "#app/desk/list/list-query.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { type ordersList, orderStates } from "#app/orders/desk/orders-list.ts";
import { readOrderNumber } from "#app/orders/order-number.ts";
import { type OrderInList, pageOrders } from "#app/orders/page-orders.server.ts";
import { orderIdsNumbered } from "#app/orders/search-orders.server.ts";
import { type Db, db } from "#app/platform/db.server.ts";
import type { OrderId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { Turn } from "#app/platform/page-after.server.ts";

type OrderAtDesk = OrderInList & { customer: string };

type OrdersPage = { rows: OrderAtDesk[]; previous: OrderId | null; next: OrderId | null };

/** Three queries, however long the list is. Refuses: `not_allowed`. */
export async function listOrdersAtDesk(
  member: Member,
  query: QueryOf<typeof ordersList>,
  turn: Turn,
): Promise<Outcome<OrdersPage>> {
  if (!may(member.role, "see_customers", { own: false })) return notAllowed;
  const { on = db } = turn;
  const { state, gateway, currency, customer, ...days } = query.filters;
  const { from, before } = dayBounds(days, member.timeZone);
  const states = orderStates.filter((one) => one === state);
  const { rows, previous, next } = await pageOrders(
    on,
    {
      states: states.length > 0 ? states : null,
      gateway,
      currency: isSupportedCurrency(currency) ? currency : null,
      from,
      until: before,
      ...(await whoseOrders(on, customer)),
      by: query.sort,
      oldestFirst: query.direction === "asc",
    },
    turn,
  );
  const names = await namePeople(
    on,
    rows.map(({ userId }) => userId),
  );
  return done({
    rows: rows.map((order) => ({ ...order, customer: fullName(names.get(order.userId)) })),
    previous,
    next,
  });
}

/** An order such as LF-1042, or whom a text names. */
async function whoseOrders(on: Db, text: string | null) {
  const number = text === null ? null : readOrderNumber(text);
  if (number !== null) return { ids: await orderIdsNumbered(on, number), customers: null };
  return { ids: null, customers: text === null ? null : await customersNamed(on, text) };
}
