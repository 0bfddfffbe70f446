import { z } from "zod";

import { fromGatewayAmount, readUnits } from "#app/payments/gateways/gateway-amount.ts";
import {
  type GatewayPayment,
  type GatewayRefund,
  GatewayUnreachable,
  type MoneyAtGateway,
} from "#app/payments/gateways/gateway.ts";
import { currencyOfReference } from "#app/payments/gateways/payfort/purchase-form.ts";
import { payfortUnits } from "#app/payments/gateways/payfort/units.ts";
import type { PayfortClient } from "#app/payments/gateways/payfort/client.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { Currency } from "#app/money/currency.ts";

/**
 * CHECK_STATUS. These field names are unproved: no document shows a whole answer, only live keys will. Read here
 * alone (docs/decisions/0023).
 */
const amount = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const statusAnswer = z.object({
  response_code: z.string(),
  merchant_reference: z.string().optional(),
  fort_id: z.string().min(1).optional(),
  transaction_status: z.string().optional(),
  transaction_code: z.string().optional(),
  currency: z.string().optional(),
  captured_amount: amount.optional(),
  refunded_amount: amount.optional(),
});

type PayfortStatus = {
  reference: string;
  /** Of a code, the first two digits say how it went, the last three why. */
  status: string;
  message: string;
  /** At most one capture per attempt. */
  money: { fortId: string; captured: bigint; refunded: bigint; currency: Currency } | null;
};

/** Null if Amazon does not know it: the customer never arrived there. */
export async function askStatus(client: PayfortClient, reference: string): Promise<PayfortStatus | null> {
  const answer = await client({ query_command: "CHECK_STATUS", merchant_reference: reference });
  const { success, data, error } = statusAnswer.safeParse(answer);
  if (!success) throw new GatewayUnreachable("Amazon's answer could not be read", { cause: error });
  if (data.response_code.endsWith(unknownOrder)) return null;
  // Wrong keys, or trouble on their side: says nothing about the attempt.
  if (!data.response_code.startsWith(answered))
    throw new GatewayUnreachable(`Amazon answered ${data.response_code}`);
  if (data.merchant_reference !== reference)
    throw new GatewayUnreachable("Amazon answered about another attempt");
  const status = data.transaction_status ?? data.transaction_code?.slice(0, 2) ?? "";
  const message = data.transaction_code?.slice(2) ?? "";
  const isMoney = holdsMoney.has(status) && (message !== unconfirmed || status !== paid);
  return { reference, status, message, money: isMoney ? moneyOf(reference, data) : null };
}

const answered = "12";
const unknownOrder = "036";
const paid = "14";
export const refundFailed = "07";
/** Done, but confirmation is still to come. */
export const unconfirmed = "777";
/** Trouble on Amazon's side: the outcome is unknown. */
const unknownWhy = new Set(["006", "007", "051", "066", "071", "099", unconfirmed]);

/** Null if the code does not tell. */
export function refundStateOf(code: string): GatewayRefund["state"] | null {
  const [status, why] = [code.slice(0, 2), code.slice(2)];
  if (status === "06") return why === unconfirmed ? "pending" : "done";
  return (status === refundFailed || status === "00") && !unknownWhy.has(why) ? "failed" : null;
}

const usedBefore = new Set(["007", "066"]);
const holdsMoney = new Set([paid, "06", refundFailed]);

function moneyOf(reference: string, data: z.infer<typeof statusAnswer>): PayfortStatus["money"] {
  const currency = data.currency ?? currencyOfReference(reference);
  const known = currency && readUnits(currency, payfortUnits);
  invariant(known, `Amazon's attempt ${reference} is in ${currency}, which it is not offered for`);
  const {
    fort_id: fortId,
    captured_amount: captured,
    refunded_amount: refunded,
    transaction_status: status,
  } = data;
  // Without a refunded sum, only a plain `paid` means that nothing was sent back.
  const isUnsaid = refunded === undefined && status !== paid;
  if (!fortId || captured === undefined || isUnsaid) throw new GatewayUnreachable("Amazon named no amount");
  return {
    fortId,
    captured: fromGatewayAmount(captured, known.units),
    refunded: fromGatewayAmount(refunded ?? 0, known.units),
    currency: known.currency,
  };
}

/** Refused, declined or cancelled: the reference is dead. Uncertain, on hold or under review may still be paid. */
const failedStatuses = new Set(["00", "03", "13"]);
/** Not confirmed yet, or a repeated form, which says nothing about the first. */
const leaveOpen = new Set([unconfirmed, ...usedBefore]);

export async function fetchAttempt(client: PayfortClient, reference: string): Promise<GatewayPayment> {
  const found = await askStatus(client, reference);
  return { gatewayOrderId: reference, ...(found ? stateOf(found) : { state: "open", captures: [] }) };
}

function stateOf({
  reference,
  status,
  message,
  money,
}: PayfortStatus): Pick<GatewayPayment, "state" | "captures"> {
  if (money) {
    // Fully refunded money pays for nothing.
    if (money.refunded >= money.captured) return { state: "failed", captures: [] };
    const { captured, currency } = money;
    return { state: "captured", captures: [{ gatewayPaymentId: reference, amount: captured, currency }] };
  }
  const failed = failedStatuses.has(status) && !leaveOpen.has(message);
  return { state: failed ? "failed" : "open", captures: [] };
}

const askedAtOnce = 4;

export async function listAttemptsMoney(
  client: PayfortClient,
  references: readonly string[],
  since: Date,
): Promise<MoneyAtGateway[]> {
  const money: MoneyAtGateway[] = [];
  for (let next = 0; next < references.length; next += askedAtOnce) {
    const some = references.slice(next, next + askedAtOnce);
    const found = await Promise.all(some.map((reference) => askStatus(client, reference)));
    money.push(...found.flatMap((one) => (one ? listed(one, since) : [])));
  }
  return money;
}

function listed({ reference, money }: PayfortStatus, since: Date): MoneyAtGateway[] {
  if (!money) return [];
  const { fortId, captured, refunded, currency } = money;
  const capturedAt = madeAt(fortId) ?? since;
  if (capturedAt < since) return [];
  const names = { gatewayPaymentId: reference, gatewayOrderId: reference };
  return [{ ...names, captured, refunded, currency, capturedAt }];
}

/** Amazon gives no time. As far as seen, its ids begin with their creation time in milliseconds. */
function madeAt(fortId: string): Date | null {
  const at = new Date(Number(fortId.slice(0, 13)));
  return fortId.length >= 16 && at.getUTCFullYear() >= 2015 && at.getUTCFullYear() < 2100 ? at : null;
}
