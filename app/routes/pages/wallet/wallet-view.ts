import type { Platform } from "#app/payments/gateway.ts";

/** The form that adds funds, and what it comes to once amount and platform are chosen. Amounts are hundredths. */
export type TopUpView = {
  currency: string;
  /** The currencies to choose from while the wallet holds nothing; null when it has one. */
  currencies: { code: string; name: string }[] | null;
  /** As it was typed. */
  amount: string;
  platform: Platform | null;
  platforms: { platform: Platform; name: string }[];
  reckoning: { amount: bigint; premium: bigint; charged: bigint } | null;
  problem: string | null;
  /** Made with the page, so that paying pressed twice is one payment. */
  topUpId: string;
};

/** Changing the wallet's currency, and what would come of it once another is chosen. */
export type ConversionView = {
  from: string;
  to: string;
  currencies: { code: string; name: string }[];
  preview: { from: bigint; to: bigint; rate: string } | null;
  problem: string | null;
};

/** A line of the wallet's log. `amount` is negative for money that went out. */
export type LogLine = { at: string; text: string; amount: bigint; balance: bigint; currency: string };

/** Why something was not done, and in which form to say so. */
export type WalletProblem = { about: "top_up" | "convert" | "page"; message: string };
