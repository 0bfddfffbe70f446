import { failRefund } from "#app/refunds/fail-refund.server.ts";
import { endRefund } from "#app/refunds/send-refund.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { GatewayUnreachable } from "#app/payments/gateway.ts";
import { gateway, isActive } from "#app/payments/gateways.server.ts";
import {
  findRefund,
  markRefundChecked,
  refundsToAskAbout,
  refundToMake,
} from "#app/payments/record-refund.server.ts";
import { db } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { log } from "#app/platform/log.server.ts";

/** Asks what has become of refunds that gateways have taken on: their message may have been lost. */
export async function pollRefunds(now: Date): Promise<void> {
  for (const { id } of await refundsToAskAbout(db, now)) {
    await markRefundChecked(db, id, now);
    try {
      await pollRefund(id, now);
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error;
      log.warn({ refund: id, error }, "a refund could not be asked about");
    }
  }
}

/** After so long a refund that nobody knows of counts as not made, for a person to look at. */
const unknownForMs = 24 * 60 * 60 * 1000;

/** Asks a gateway about one refund and makes it so here. One that its job has not sent yet is left to that job. */
export async function pollRefund(refundId: string, now: Date): Promise<void> {
  const refund = await findRefund(db, refundId);
  if (refund?.state !== "sent" && refund?.state !== "done") return;
  const payment = await findPayment(db, refund.paymentId);
  invariant(payment, `payment ${refund.paymentId} is still there`);
  if (!isActive(payment.platform)) return;
  const found = await gateway(payment.platform).fetchRefund(await refundToMake(db, refund, payment));
  if (!found) {
    log.error({ refund: refundId }, "a gateway does not know a refund that it had taken on");
    const isStale = refund.state === "sent" && now.getTime() - refund.changedAt.getTime() >= unknownForMs;
    return isStale ? failRefund(refundId, now, { toWallet: false }) : undefined;
  }
  if (found.state !== "pending") await endRefund(refundId, found.state, now);
}
