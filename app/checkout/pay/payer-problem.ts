import { linkClosed } from "#app/payment-links/payment-link.ts";
import type { ProblemAbout } from "#app/checkout/pay/problem-sentences.ts";
import {
  type PayFailure,
  purchaseProblem,
  type PurchaseProblem,
} from "#app/checkout/pay/purchase-problem.ts";

/** Payers have no dashboard, wallet or cart. */
export function payerProblem(
  failure: PayFailure | string | null,
  about: ProblemAbout,
): PurchaseProblem | null {
  if (!failure) return null;
  const code = typeof failure === "string" ? failure : failure.code;
  const problem = purchaseProblem(failure, about);
  const text = forPayers.get(code) ?? problem?.text ?? "";
  return { text, ways: [], elsewhere: false, isNotice: problem?.isNotice ?? false };
}

const forPayers = new Map([
  [
    "window_closed",
    "You closed the payment window. Nothing was charged. If you did pay, the payment will appear here within minutes.",
  ],
  ["already_paid", "This is already paid. Nothing more was charged."],
  ["payment_open", "The payment is not complete yet. It will appear here once it is."],
  ["link_closed", linkClosed.refusal.message],
  [
    "purchase_busy",
    "Someone else is paying with this link right now. Nothing was charged. Please try again.",
  ],
  [
    "too_many_open",
    "This cannot be paid right now: the person who sent you the link has other payments open. Nothing was charged. Please try again in half an hour.",
  ],
  [
    "customer_paying",
    "The person who sent you the link has started to pay it themselves. Nothing was charged to you. If it is still unpaid in half an hour, please try again.",
  ],
  [
    "earlier_unanswered",
    "We cannot close an earlier payment, because its platform does not answer. Nothing was charged. Please wait a minute and try again.",
  ],
  ["nothing_to_pay", "Nothing is left to pay. Please tell the person who sent you the link."],
  ["not_available", "This can no longer be bought online. Nothing was charged."],
  ["sale_paused", "This is not on sale at the moment. Nothing was charged."],
  ["not_in_group", "This can no longer be bought. Nothing was charged."],
  [
    "lost_after_paying",
    "The connection was lost just after you paid. The payment will appear here within minutes. Please do not pay again.",
  ],
]);
