import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import type { TextPiece } from "#app/wallet/pages/movement-text.ts";
import type { Currency } from "#app/money/currency.ts";
import type { Money } from "#app/money/money.ts";
import type { PaymentId } from "#app/platform/ids.ts";

/** The form that adds funds, and what it comes to once amount and gateway are chosen. Amounts are hundredths. */
export type TopUpView = {
  currency: Currency;
  /** Null if the wallet has a currency. */
  currencies: { code: string; name: string }[] | null;
  amount: string;
  gateway: GatewayName | null;
  gateways: { gateway: GatewayName; name: string }[];
  breakdown: { amount: bigint; premium: bigint; charged: bigint } | null;
  problem: string | null;
  changed: boolean;
  /** Made with the page, so a double press is one payment. */
  topUpId: PaymentId;
};

export type ConversionView = {
  from: Currency;
  /** As it was chosen. */
  to: string;
  currencies: { code: string; name: string }[];
  preview: ConversionPreview | null;
  /** The choice differed from what was shown, so this is new. */
  changed: boolean;
  problem: string | null;
};

/** `margin` in the old currency, null for none. `lost`: what can no longer be sent back. */
export type ConversionPreview = {
  from: bigint;
  margin: { amount: bigint; label: string } | null;
  to: Money;
  rate: string;
  lost: string[];
  warnings: string[];
};

export type LogView = { lines: LogLine[]; olderHref: string | null; newestHref: string | null };

/** Negative for money out; `fromSetAside` had left the balance before. */
export type LogLine = {
  at: string;
  text: TextPiece[];
  amount: bigint;
  fromSetAside: bigint;
  balance: bigint;
  currency: Currency;
};

export type SendBackView = { sendable: SendableView[]; asked: AskedView | null };

export type AskedView = SendableView & {
  typed: string;
  lines: { label: string; text: string }[];
  problem: string | null;
};

export type SendableView = {
  reference: string;
  text: string;
  money: string;
  /** Null where nothing but money of the wallet goes back. */
  includes: string | null;
  on: string;
  fields: { part: string; taken_before: string };
};
