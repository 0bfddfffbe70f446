import { fullName } from "#app/accounts/profile/person-name.ts";
import { answerList } from "#app/desk/list/list-csv.server.ts";
import { readListQuery } from "#app/desk/list/list-query.ts";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { listPaymentsAtDesk } from "#app/payments/desk/list-payments-at-desk.server.ts";
import { paymentsList, purposeLabels } from "#app/payments/desk/payments-list.ts";
import { gatewayLabel } from "#app/payments/gateways/gateway-options.ts";
import { paymentLabels } from "#app/refunds/state-labels.ts";

import type { Route } from "./+types/payments-file.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "ask_gateway");
  const query = readListQuery(paymentsList, url.searchParams);
  return answerList({
    member,
    shape: paymentsList,
    query,
    columns: [
      "Payment",
      "State",
      "Customer",
      "For",
      "Order",
      "Currency",
      "Amount",
      "Premium",
      "Platform",
      "Order at the platform",
      "Payment at the platform",
      "Begun (UTC)",
      "Settled (UTC)",
    ],
    read: async (turn) => valueOrStatus(await listPaymentsAtDesk(member, query, turn)),
    cellsOf: (payment) => [
      payment.id,
      paymentLabels[payment.state],
      fullName(payment.customer),
      purposeLabels[payment.purpose],
      payment.orderName ?? "",
      payment.currency,
      { amount: payment.amount, currency: payment.currency },
      { amount: payment.premium, currency: payment.currency },
      gatewayLabel(payment.gateway),
      payment.gatewayOrderId ?? "",
      payment.gatewayPaymentId ?? "",
      payment.createdAt.toISOString(),
      payment.settledAt?.toISOString() ?? "",
    ],
    now: new Date(),
  });
}
