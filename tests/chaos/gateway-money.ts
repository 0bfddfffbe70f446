import type { Currencies } from "#simulator/gateways/currencies.ts";
import { payfortCurrencies } from "#simulator/gateways/payfort/currencies.ts";
import { razorpayCurrencies } from "#simulator/gateways/razorpay/currencies.ts";
import { stripeCurrencies } from "#simulator/gateways/stripe/currencies.ts";
import type { RunningSimulator } from "#tests/setup/start-simulator.ts";

export type Piece = {
  id: string;
  account: string;
  paymentId: string;
  captured: bigint;
  refunded: bigint;
  currency: string;
};

type Records = Awaited<ReturnType<RunningSimulator["state"]>>;

export function moneyAtGateways(records: Records): Piece[] {
  return [...atStripe(records), ...atRazorpay(records), ...atAmazon(records)];
}

function atStripe({ paymentIntents = [] }: Records): Piece[] {
  return paymentIntents
    .filter(({ status }) => status === "succeeded")
    .map((intent) => {
      const currency = String(intent["currency"]).toUpperCase();
      const amount = hundredths(stripeCurrencies, currency);
      return {
        id: String(intent["id"]),
        account: "stripe",
        paymentId: (intent["metadata"] as { payment_id: string }).payment_id,
        captured: amount(intent["amount_received"]),
        refunded: amount(intent["amount_refunded"]),
        currency,
      };
    });
}

function atRazorpay({ orders = [], payments = [] }: Records): Piece[] {
  const accounts = new Map(orders.map(({ id, account }) => [id, account]));
  return payments
    .filter(({ status }) => status === "captured" || status === "refunded")
    .map((payment) => {
      const currency = String(payment["currency"]);
      const amount = hundredths(razorpayCurrencies, currency);
      return {
        id: String(payment["id"]),
        account: `razorpay_${String(accounts.get(payment["order_id"]))}`,
        paymentId: (payment["notes"] as { payment_id: string }).payment_id,
        captured: amount(payment["amount"]),
        refunded: amount(payment["amount_refunded"]),
        currency,
      };
    });
}

function atAmazon({ payfortOrders = [] }: Records): Piece[] {
  return payfortOrders
    .filter(({ captured_amount }) => Number(captured_amount) > 0)
    .map((order) => {
      const currency = String(order["currency"]);
      const amount = hundredths(payfortCurrencies, currency);
      return {
        id: String(order["merchant_reference"]),
        account: "payfort",
        paymentId: uuidIn(String(order["merchant_reference"])),
        captured: amount(order["captured_amount"]),
        refunded: amount(order["refunded_amount"]),
        currency,
      };
    });
}

/** Amazon's reference: our payment's id without hyphens, plus the currency. */
function uuidIn(reference: string): string {
  return reference.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

function hundredths(at: Currencies, currency: string) {
  const unit = 10n ** BigInt(at.decimals(currency));
  return (amount: unknown) => (BigInt(Number(amount)) * 100n) / unit;
}
