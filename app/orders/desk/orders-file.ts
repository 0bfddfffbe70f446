import { requireStaff } from "#app/desk/require-staff.server.ts";
import { answerList } from "#app/desk/list/list-csv.server.ts";
import { readListQuery } from "#app/desk/list/list-query.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { listOrdersAtDesk } from "#app/orders/desk/list-orders-at-desk.server.ts";
import { ordersList } from "#app/orders/desk/orders-list.ts";
import { orderName } from "#app/orders/order-number.ts";
import { gatewayLabel } from "#app/payments/gateways/gateway-options.ts";
import { orderLabels } from "#app/refunds/state-labels.ts";

import type { Route } from "./+types/orders-file.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_customers");
  const query = readListQuery(ordersList, url.searchParams);
  return answerList({
    member,
    shape: ordersList,
    query,
    columns: [
      "Order",
      "State",
      "Customer",
      "Currency",
      "Total",
      "From the wallet",
      "Premium",
      "Platform",
      "Coupon",
      "Ordered (UTC)",
      "Paid (UTC)",
    ],
    read: async (turn) => valueOrStatus(await listOrdersAtDesk(member, query, turn)),
    cellsOf: (order) => [
      orderName(order.number),
      orderLabels[order.state],
      order.customer,
      order.currency,
      { amount: order.total, currency: order.currency },
      { amount: order.walletShare, currency: order.currency },
      { amount: order.premium, currency: order.currency },
      gatewayLabel(order.gateway),
      order.couponCode ?? "",
      order.createdAt.toISOString(),
      order.paidAt?.toISOString() ?? "",
    ],
    now: new Date(),
  });
}
