import { cartChanged, cartEmpty, purchaseBusy } from "#app/checkout/purchase.ts";
import { priceChangedMessage } from "#app/pricing/price-changed.ts";

const nothingCharged = "Nothing was charged.";

/** What a purchase that was refused says, once the customer is back at the form. Addresses carry only the code. */
const sentences = new Map([
  ["price_changed", priceChangedMessage],
  ["already_paid", "This purchase is already paid. You find it on your dashboard."],
  ["cart_empty", cartEmpty.refusal.message],
  ["cart_changed", cartChanged.refusal.message],
  ["purchase_busy", purchaseBusy.refusal.message],
  ["missing_choice", "Please select all the fields."],
  ["stale_form", `This page was open for too long. ${nothingCharged} Please try again.`],
  ["wallet_short", `Your wallet does not hold enough any more. ${nothingCharged}`],
  ["wrong_coupon", `The coupon cannot be used any more. ${nothingCharged}`],
  ["cancelled", `You cancelled the payment. ${nothingCharged}`],
  [
    "gateway_unreachable",
    `The payment platform could not be reached. ${nothingCharged} Try again or choose another.`,
  ],
  ["platform_not_offered", `This platform cannot take the amount. ${nothingCharged} Please choose another.`],
  [
    "conversion_failed",
    `Your wallet could not be changed to this currency. You can pay the whole amount another way.`,
  ],
  [
    "hold_open",
    "Part of your wallet is set aside for an order that is being paid. Finish that one first, or pay without the wallet.",
  ],
  ["wallet_too_small", `Your wallet does not hold enough any more. ${nothingCharged}`],
  [
    "payment_open",
    "The payment is not complete yet. As soon as it is, you find the order on your dashboard.",
  ],
  ["payment_gone", `This payment is no longer open. ${nothingCharged} Please start again.`],
  [
    "gateway_refused",
    `The payment platform did not accept the payment. ${nothingCharged} Please choose another.`,
  ],
  ["amount_too_small", `The amount is too small for this platform. ${nothingCharged} Please choose another.`],
  ["amount_too_large", `The amount is too large for this platform. ${nothingCharged} Please choose another.`],
  ["not_available", `This service cannot be bought online. ${nothingCharged}`],
  ["too_many", `That was tried too often. ${nothingCharged} Please wait a minute.`],
  ["currency_clash", "Your cart is in another currency."],
  ["currency_paused", `Prices in this currency are paused. ${nothingCharged} Choose INR or USD.`],
]);

export function purchaseProblem(code: string | null): string | null {
  if (!code) return null;
  return sentences.get(code) ?? `The purchase could not be made. ${nothingCharged} Please try again.`;
}
