import { answerList } from "#app/desk/list/list-csv.server.ts";
import { readListQuery } from "#app/desk/list/list-query.ts";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { gatewayLabel } from "#app/payments/gateways/gateway-options.ts";
import { listReceiptsAtDesk } from "#app/receipts/desk/list-receipts-at-desk.server.ts";
import { receiptsList } from "#app/receipts/desk/receipts-list.ts";
import { receiptName } from "#app/receipts/receipt.ts";
import { orderLabels } from "#app/refunds/state-labels.ts";

import type { Route } from "./+types/receipts-file.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_customers");
  const query = readListQuery(receiptsList, url.searchParams);
  const now = new Date();
  return answerList({
    member,
    shape: receiptsList,
    query,
    columns: [
      "Receipt",
      "Issued (UTC)",
      "Order",
      "State of the order",
      "Billed to",
      "Customer",
      "Currency",
      "Total",
      "Of it premium",
      "From the wallet",
      "Platform",
      "Paid (UTC)",
    ],
    read: async (turn) => valueOrStatus(await listReceiptsAtDesk(member, query, turn, now)),
    cellsOf: ({ receipt, currency, ...order }) => [
      receipt ? receiptName(receipt) : "",
      receipt?.issuedAt.toISOString() ?? "",
      orderName(order.number),
      orderLabels[order.state],
      receipt?.billedTo ?? "",
      order.customer,
      currency,
      { amount: order.total, currency },
      { amount: order.premium, currency },
      { amount: order.walletShare, currency },
      gatewayLabel(order.gateway),
      order.paidAt?.toISOString() ?? "",
    ],
    now,
  });
}
