import { href } from "react-router";

import { fullName } from "#app/accounts/profile/person-name.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { readListQuery } from "#app/desk/list/list-query.ts";
import { listView } from "#app/desk/list/list-view.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { formatMoney } from "#app/money/format.ts";
import { gatewayStatusText } from "#app/payments/desk/ask-gateway-text.ts";
import { type FoundPayment, listPaymentsAtDesk } from "#app/payments/desk/list-payments-at-desk.server.ts";
import { paymentsList, purposeLabels } from "#app/payments/desk/payments-list.ts";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import { captureLabels, paymentLabels } from "#app/refunds/state-labels.ts";

export type ShownPayment = ReturnType<typeof showPayment>;

export async function loadPayments(member: Member, url: URL) {
  const query = readListQuery(paymentsList, url.searchParams);
  const { rows, previous, next } = valueOrStatus(
    await listPaymentsAtDesk(member, query, { after: query.after, before: query.before, size: 50 }),
  );
  return {
    list: await listView(paymentsList, query, { member, previous, next }),
    payments: rows.map((payment) => showPayment(member, payment)),
  };
}

function showPayment(member: Member, payment: FoundPayment) {
  const { id, userId, orderId, orderName, purpose, gateway, gatewayPaymentId, gatewayOrderId, state } =
    payment;
  const label = gatewayFacts[gateway].label;
  // What came once, and became what it was for, the status says.
  const isPlain = payment.captures.length === 1 && payment.captures[0]?.became === purpose;
  const came = (isPlain ? [] : payment.captures).map(
    ({ amount, currency, became, gatewayPaymentId: name }) =>
      `${formatMoney(amount, currency)} ${captureLabels[became]} (${name}).`,
  );
  const status = gatewayStatusText(payment, { gateway: label, orderName });
  return {
    id,
    canAsk: gatewayOrderId !== null,
    status,
    begun: shortTime(payment.createdAt, member.timeZone),
    customer: { text: fullName(payment.customer), href: href("/staff/customers/:userId", { userId }) },
    purpose: orderId
      ? { text: orderName ?? purposeLabels.order, href: href("/staff/orders/:orderId", { orderId }) }
      : purposeLabels[purpose],
    amount: formatMoney(payment.amount, payment.currency),
    state: { text: paymentLabels[state], note: [status, ...came].join(" ") },
    gateway: {
      text: gatewayPaymentId ?? gatewayOrderId ?? "Not opened",
      note: gatewayPaymentId && gatewayOrderId,
    },
  };
}
