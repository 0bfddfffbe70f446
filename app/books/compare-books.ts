import { formatMoney } from "#app/money/format.ts";
import type { BookedMoney } from "#app/payments/list-captures.server.ts";
import type { MoneyAtGateway } from "#app/payments/gateways/gateway.ts";
import { utcDay } from "#app/platform/dates.ts";

export type Comparison = {
  agreed: number;
  inTransit: number;
  differences: string[];
};

/** Pure: changes after `settledBefore` may still be under way and do not count. */
export function compareBooks(
  account: string,
  ours: readonly BookedMoney[],
  theirs: readonly MoneyAtGateway[],
  settledBefore: Date,
): Comparison {
  const booked = new Map(ours.map((money) => [money.gatewayPaymentId, money]));
  const comparison: Comparison = { agreed: 0, inTransit: 0, differences: [] };
  const judge = (difference: string | null, changedAt: Date) => {
    if (difference === null) comparison.agreed += 1;
    else if (changedAt >= settledBefore) comparison.inTransit += 1;
    else comparison.differences.push(difference);
  };
  for (const their of theirs) {
    const our = booked.get(their.gatewayPaymentId);
    booked.delete(their.gatewayPaymentId);
    const difference = our ? differenceOf(account, our, their) : unknownToUs(account, their);
    judge(difference, our && our.changedAt > their.capturedAt ? our.changedAt : their.capturedAt);
  }
  for (const our of booked.values()) judge(unknownToThem(account, our), our.changedAt);
  return comparison;
}

function unknownToUs(
  account: string,
  { gatewayPaymentId, captured, refunded, currency, capturedAt }: MoneyAtGateway,
) {
  // Captured and refunded at the gateway alone: nobody lost money.
  if (captured === refunded) return null;
  const day = utcDay(capturedAt);
  const amount = formatMoney(captured - refunded, currency);
  return `${account} has held ${amount} as ${gatewayPaymentId} since ${day}, which our books do not know.`;
}

function unknownToThem(account: string, { gatewayPaymentId, captured, currency }: BookedMoney): string {
  return `Our books have ${formatMoney(captured, currency)} from ${account} as ${gatewayPaymentId}, which it does not know.`;
}

function differenceOf(account: string, our: BookedMoney, their: MoneyAtGateway): string | null {
  const { gatewayPaymentId: id, currency } = our;
  if (currency !== their.currency)
    return `${account} has captured ${id} in ${their.currency}, and our books have it in ${currency}.`;
  const of = (what: string, ours: bigint, theirs: bigint) =>
    `${account} has ${what} ${formatMoney(theirs, currency)} of ${id}, and our books say ${formatMoney(ours, currency)}.`;
  if (our.captured !== their.captured) return of("captured", our.captured, their.captured);
  if (our.refunded !== their.refunded) return of("sent back", our.refunded, their.refunded);
  return null;
}
