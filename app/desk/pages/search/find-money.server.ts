import { href } from "react-router";

import { fullName } from "#app/accounts/profile/person-name.ts";
import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import type { Clues } from "#app/desk/pages/search/search-clues.ts";
import type { SearchGroup } from "#app/desk/pages/search/search-hit.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { formatMoney } from "#app/money/format.ts";
import { orderName } from "#app/orders/order-number.ts";
import { searchOrders } from "#app/orders/search-orders.server.ts";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import { paymentsStarting, searchPayments } from "#app/payments/search-payments.server.ts";
import { db } from "#app/platform/db.server.ts";
import { receiptName } from "#app/receipts/receipt.ts";
import { searchReceipts } from "#app/receipts/search-receipts.server.ts";
import { orderLabels, paymentLabels } from "#app/refunds/state-labels.ts";

const eachMax = 5;

/** Orders, receipts and payments. */
export async function findMoney({ role }: Member, clues: Clues, now: Date): Promise<SearchGroup[]> {
  const { order, receipt, payment } = clues;
  const seesOrders = mayEver(role, "see_customers");
  const [orders, receipts, exact, starting] = await Promise.all([
    seesOrders && order !== null ? searchOrders(db, order, eachMax) : [],
    seesOrders && receipt !== null ? searchReceipts(db, { part: receipt, now }, eachMax) : [],
    ...(mayEver(role, "ask_gateway") && payment !== null
      ? [
          searchPayments(db, { name: payment, orderIds: [], userIds: [] }, eachMax),
          paymentsStarting(db, payment, eachMax),
        ]
      : [[], []]),
  ]);
  const payments = [...new Map([...(exact ?? []), ...(starting ?? [])].map((one) => [one.id, one])).values()];
  const people = await namePeople(
    db,
    [orders, receipts, payments].flatMap((found) => found.map(({ userId }) => userId)),
  );
  const customer = (userId: string) => fullName(people.get(userId));
  return [
    {
      label: "Orders",
      hits: orders.map(({ id, number, userId, state, total, currency }) => ({
        title: `${orderName(number)} · ${customer(userId)}`,
        detail: `${formatMoney(total, currency)} · ${orderLabels[state]}`,
        href: href("/staff/orders/:orderId", { orderId: id }),
      })),
    },
    {
      label: "Receipts",
      hits: receipts.map(({ orderId, userId, order: name, year, number }) => ({
        title: `${receiptName({ year, number })} · ${customer(userId)}`,
        detail: `Order ${name}`,
        href: href("/staff/orders/:orderId", { orderId }),
      })),
    },
    {
      label: "Payments",
      hits: payments.map((one) => {
        const name = one.gatewayPaymentId ?? one.gatewayOrderId ?? one.id;
        const amount = formatMoney(one.amount, one.currency);
        return {
          title: name,
          detail: `${customer(one.userId)} · ${amount} by ${gatewayFacts[one.gateway].label} · ${paymentLabels[one.state]}`,
          href: `${href("/staff/payments")}?${new URLSearchParams({ q: name })}`,
        };
      }),
    },
  ];
}
