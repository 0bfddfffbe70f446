import type { PaymentSplit } from "#app/checkout/pay/payment-split.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import type { Quote, ShownQuote } from "#app/pricing/quote.ts";
import type { Currency } from "#app/money/currency.ts";

/** A gateway on offer: what it would charge for all of it, and how the price splits with the wallet as chosen. */
export type GatewayOffer = { gateway: GatewayName; name: string; totalWithFee: bigint; split: PaymentSplit };

/** A customer's wallet, seen from a price, with what this very purchase has set aside already. */
export type WalletView = {
  amount: bigint;
  currency: Currency;
  /** What it holds in the price's currency. */
  usable: bigint;
  /** At what rates it would be changed, in words; null where it need not or cannot be. */
  rate: string | null;
  /** Whether it can be used for this price at all. */
  canPay: boolean;
};

/** A price and the ways to pay it. Every figure on a purchase box or payment dialog is a reading of this. */
export type PurchaseView = {
  quote: Quote;
  offers: GatewayOffer[];
  preferred: GatewayName | null;
  wallet: WalletView | null;
  useWallet: boolean;
  /** Null unless the wallet, as chosen, pays for all of it. */
  walletOnly: PaymentSplit | null;
  /** Why the wallet could not be used, in words, if it could not. */
  walletProblem: string | null;
};

/** The same where a figure may be drawn before its currency is known. */
export type ShownView = Omit<PurchaseView, "quote"> & { quote: ShownQuote };
