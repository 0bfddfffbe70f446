import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import { unknownCurrency } from "#app/currencies/rate-rules.ts";
import { parseAmount } from "#app/money/parse-amount.ts";
import { isDay, dayMs, utcDay } from "#app/platform/dates.ts";
import { plainLine } from "#app/platform/plain-text.ts";
import { done, type Outcome, refuse, refuseAll } from "#app/platform/outcome.ts";
import type { Currency } from "#app/money/currency.ts";

export type TakingFields = {
  /** Only for payouts; a dispute's payment implies it. */
  account: string;
  payment: string;
  reference: string;
  currency: string;
  amount: string;
  fee: string;
  on: string;
};

type Taking = { reference: string; currency: Currency; amount: bigint; fee: bigint; on: string };

const gatewaysName = /^[\w.:/-]+$/;

/** Characters; gateways' names are far shorter. */
export const referenceMax = 120;

/** Refuses: `missing_reference`, `unknown_currency`, `invalid_amount`, `invalid_date`, all fields at once. */
export function readTaking(typed: TakingFields, now: Date): Outcome<Taking> {
  const currency = isSupportedCurrency(typed.currency) ? typed.currency : null;
  const amountIn = (text: string) => (currency ? parseAmount(text, currency) : noCurrency);
  const named = readReference(typed.reference);
  const amount = amountIn(typed.amount);
  const fee = noFee.test(typed.fee.trim()) ? done(0n) : amountIn(typed.fee);
  const day = readDay(typed.on, now);
  if (currency && named.ok && amount.ok && fee.ok && day.ok) {
    return done({ reference: named.value, currency, amount: amount.value, fee: fee.value, on: day.value });
  }
  const feeAtField = !fee.ok && fee !== noCurrency ? refuse({ ...fee.refusal, field: "fee" }) : fee;
  return refuseAll([named, amount, feeAtField, day]);
}

const noCurrency = refuse({ ...unknownCurrency, field: "currency" });

/** Refuses: `missing_reference`. */
export function readTransferName(typed: string): Outcome<string> {
  const reference = plainLine(typed);
  return reference.length < 3 || reference.length > referenceMax ? missingTransfer : done(reference);
}

/** What a gateway calls a payout or a dispute. Refuses with `missing_reference`. */
export function readReference(typed: string): Outcome<string> {
  const reference = typed.trim();
  const isName = gatewaysName.test(reference) && reference.length <= referenceMax;
  return isName ? done(reference) : missingReference;
}

/** Accepts any day that has begun in some time zone. Refuses: `invalid_date`. */
export function readDay(on: string, now: Date): Outcome<string> {
  const latest = utcDay(new Date(now.getTime() + dayMs));
  return isDay(on) && on <= latest ? done(on) : invalidDay;
}

const noFee = /^0*(\.0{0,2})?$/;
const missingReference = refuse({
  code: "missing_reference",
  message: "Enter the gateway’s name for it, such as po_1Abc: letters, figures, dots and hyphens.",
  status: 422,
  field: "reference",
});

const missingTransfer = refuse({
  code: "missing_reference",
  message: "Enter what the bank calls the transfer, in 3 to 120 characters.",
  status: 422,
  field: "reference",
});

const invalidDay = refuse({
  code: "invalid_date",
  message: "Enter the day on which it was, today or before.",
  status: 422,
  field: "on",
});
