import { fullName } from "#app/accounts/profile/person-name.ts";
import { answerList } from "#app/desk/list/list-csv.server.ts";
import { readListQuery } from "#app/desk/list/list-query.ts";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { gatewayLabel } from "#app/payments/gateways/gateway-options.ts";
import { listRefundsAtDesk } from "#app/refunds/desk/list-refunds-at-desk.server.ts";
import { refundsList } from "#app/refunds/desk/refunds-list.ts";
import { causeLabels, refundLabels } from "#app/refunds/state-labels.ts";

import type { Route } from "./+types/refunds-file.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "refund");
  const query = readListQuery(refundsList, url.searchParams);
  return answerList({
    member,
    shape: refundsList,
    query,
    columns: [
      "Refund",
      "State",
      "Customer",
      "Why",
      "Currency",
      "Amount",
      "Of it premium",
      "Platform",
      "Payment at the platform",
      "Refund at the platform",
      "Begun (UTC)",
      "In this state since (UTC)",
    ],
    read: async (turn) => valueOrStatus(await listRefundsAtDesk(member, query, turn)),
    cellsOf: (refund) => [
      refund.id,
      refundLabels[refund.state],
      fullName(refund.customer),
      causeLabels[refund.cause],
      refund.currency,
      { amount: refund.amount, currency: refund.currency },
      { amount: refund.premium, currency: refund.currency },
      gatewayLabel(refund.gateway),
      refund.gatewayPaymentId,
      refund.gatewayRefundId ?? "",
      refund.createdAt.toISOString(),
      refund.changedAt.toISOString(),
    ],
    now: new Date(),
  });
}
