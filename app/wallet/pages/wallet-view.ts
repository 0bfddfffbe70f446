import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import type { TextPiece } from "#app/wallet/pages/movement-text.ts";
import type { Currency } from "#app/money/currency.ts";
import type { Money } from "#app/money/money.ts";

/** The form that adds funds, and what it comes to once amount and gateway are chosen. Amounts are hundredths. */
export type TopUpView = {
  currency: Currency;
  /** The currencies to choose from while the wallet holds nothing; null when it has one. */
  currencies: { code: string; name: string }[] | null;
  /** As it was typed. */
  amount: string;
  gateway: GatewayName | null;
  gateways: { gateway: GatewayName; name: string }[];
  breakdown: { amount: bigint; premium: bigint; charged: bigint } | null;
  problem: string | null;
  /** What was sent came to other figures than those it was sent with: these are new. */
  changed: boolean;
  /** Made with the page, so that paying pressed twice is one payment. */
  topUpId: string;
};

/** Changing the wallet's currency, and what would come of it once another is chosen. */
export type ConversionView = {
  from: Currency;
  /** As it was chosen. */
  to: string;
  currencies: { code: string; name: string }[];
  preview: ConversionPreview | null;
  /** Another currency was sent than the one that was shown: this is new. */
  changed: boolean;
  problem: string | null;
};

/**
 * `margin` is what we keep, in the currency before: null where nothing is. `lost` is what can go back to where it came
 * from no more, in words of money. `warnings` say what else comes of it.
 */
export type ConversionPreview = {
  from: bigint;
  margin: { amount: bigint; label: string } | null;
  to: Money;
  rate: string;
  lost: string[];
  warnings: string[];
};

/** The wallet's log, a page of it: `olderHref` leads to what happened before. */
export type LogView = { lines: LogLine[]; olderHref: string | null; newestHref: string | null };

/** `amount` is negative for money that went out; `fromSetAside` was paid with what had gone out before. */
export type LogLine = {
  at: string;
  text: TextPiece[];
  amount: bigint;
  fromSetAside: bigint;
  balance: bigint;
  currency: Currency;
};

/** Payments that can go back to where they came from, and the one that the customer is asked about. */
export type SendBackView = { sendable: SendableView[]; asked: AskedView | null };

/** As much of a payment as was asked for: what it comes to, line by line, or why it cannot be. */
export type AskedView = SendableView & {
  typed: string;
  lines: { label: string; text: string }[];
  problem: string | null;
};

export type SendableView = {
  reference: string;
  text: string;
  money: string;
  on: string;
  /** As the form sends them: what leaves the wallet, and what had left it before. */
  fields: { part: string; taken_before: string };
};
