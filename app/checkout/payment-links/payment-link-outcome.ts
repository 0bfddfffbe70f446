import type { NextAction } from "#app/checkout/pay/next-action.ts";

/** What came of a payment by a link, told to who made it, and whether the link may be tried again. */
export type LinkOutcome = {
  tone: "success" | "info" | "warning" | "danger";
  text: string;
  ways: NextAction[];
  mayPay: boolean;
};
