import { href } from "react-router";

import type { Member } from "#app/desk/find-staff.server.ts";
import { listHandPayments } from "#app/refunds/list-hand-payments.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { formatMoney } from "#app/money/format.ts";
import type { HandPaymentView } from "#app/orders/desk/hand-payments.tsx";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { writtenDate } from "#app/platform/dates.ts";

export async function loadHandPayments(member: Member): Promise<HandPaymentView[]> {
  const listed = valueOrStatus(await listHandPayments(member));
  return listed.map((said) => ({
    id: said.id,
    customer: { text: said.customer, href: href("/staff/customers/:userId", { userId: said.refund.userId }) },
    amount: formatMoney(said.refund.amount, said.refund.currency),
    transfer: `${said.reference}, ${writtenDate(said.paidOn)}`,
    reason: said.reason,
    at: shortTime(said.askedAt, member.timeZone),
    asker: said.asker,
    decidable: said.decidable,
  }));
}
