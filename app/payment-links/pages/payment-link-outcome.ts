import type { NextAction } from "#app/checkout/pay/next-action.ts";

export type LinkOutcome = {
  tone: "success" | "info" | "warning" | "danger";
  text: string;
  ways: NextAction[];
  mayPay: boolean;
};
