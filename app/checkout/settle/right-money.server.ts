import type { CapturedMoney } from "#app/payments/gateways/gateway.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { log } from "#app/platform/log.server.ts";

export type Captured = { paid: Payment; money: CapturedMoney; now: Date };

/** Any other amount becomes neither an order nor a top-up. */
export function isRightMoney({ paid, money }: Captured): boolean {
  const right = money.amount === paid.amount && money.currency === paid.currency;
  if (!right)
    log.error({ payment: paid.id, gateway: paid.gateway }, "a gateway captured other money than asked");
  return right;
}
