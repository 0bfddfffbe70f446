import type { WayOn } from "#app/checkout/way-on.ts";

/** What came of a payment by a link, told to who made it, and whether the link may be tried again. */
export type LinkOutcome = {
  tone: "success" | "info" | "warning" | "danger";
  words: string;
  ways: WayOn[];
  mayPay: boolean;
};
