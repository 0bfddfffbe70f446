import type { PaymentSplit } from "#app/checkout/pay/payment-split.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import type { Quote, ShownQuote } from "#app/pricing/quote.ts";
import type { Currency } from "#app/money/currency.ts";

/** A gateway on offer: what it would charge for all of it, and how the price splits with the wallet as chosen. */
export type GatewayOffer = {
  gateway: GatewayName;
  name: string;
  /** With what it takes besides cards, in brackets. */
  fullName: string;
  totalWithFee: bigint;
  split: PaymentSplit;
};

/** What this purchase has reserved counts as available. */
export type WalletView = {
  amount: bigint;
  currency: Currency;
  /** In the price's currency. */
  usable: bigint;
  /** Exchange rates in words; null when not needed or not possible. */
  rate: string | null;
  canPay: boolean;
};

export type PurchaseView = {
  quote: Quote;
  offers: GatewayOffer[];
  preferred: GatewayName | null;
  wallet: WalletView | null;
  useWallet: boolean;
  /** Null unless the wallet pays it all. */
  walletOnly: PaymentSplit | null;
  walletProblem: string | null;
};

/** The same where a figure may be drawn before its currency is known. */
export type ShownView = Omit<PurchaseView, "quote"> & { quote: ShownQuote };
