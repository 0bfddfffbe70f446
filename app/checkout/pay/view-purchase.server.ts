import { splitPayment, type PaymentSplit } from "#app/checkout/pay/payment-split.ts";
import type { GatewayOffer, PurchaseView, WalletView } from "#app/checkout/pay/purchase-view.ts";
import { spendable, usableWallet } from "#app/checkout/pay/usable-wallet.server.ts";
import type { Currency } from "#app/money/currency.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import type { Order } from "#app/orders/find-order.server.ts";
import {
  connectedGateway,
  gatewaysFor,
  preferredGateway,
} from "#app/payments/gateways/gateway-registry.server.ts";
import { gatewayFacts, type GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import { premiumApplies } from "#app/payments/premium-applies.ts";
import { env } from "#app/platform/env.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import type { Quote } from "#app/pricing/quote.ts";
import { rateSentence } from "#app/wallet/rate-sentence.ts";

type AskedView = {
  quote: Quote;
  user: CurrentUser | null;
  useWallet: boolean;
  /** False where the wallet is neither shown nor used: it is not read then. */
  withWallet?: boolean;
  begun?: Order | null;
  now: Date;
};

/** For customers and visitors. Reserves nothing. */
export async function viewPurchase(asked: AskedView): Promise<PurchaseView> {
  const { quote, user } = asked;
  const { wallet, problem } = await viewWallet(asked);
  const useWallet = asked.useWallet && wallet !== null && wallet.usable > 0n;
  const balance = wallet?.usable ?? 0n;
  const premium = premiumApplies({ country: user?.country ?? null, currency: quote.currency });
  const splitFor = (minimumCharge: bigint, withWallet: boolean) =>
    splitPayment({
      price: quote.price,
      minorUnit: minorUnitOf(quote.currency),
      balance,
      useWallet: withWallet,
      premiumApplies: premium,
      minimumCharge,
    });
  const offers: GatewayOffer[] = [];
  for (const gateway of gatewaysFor(quote.currency)) {
    const minimum = connectedGateway(gateway).minimumCharge(quote.currency);
    const whole = splitFor(minimum, false);
    const split = useWallet ? splitFor(minimum, true) : whole;
    if (whole && split)
      offers.push({ gateway, ...namesOf(gateway, quote.currency), totalWithFee: whole.charged, split });
  }
  return {
    quote,
    offers,
    preferred: preferredGateway(
      quote.currency,
      offers.map((offer) => offer.gateway),
    ),
    wallet,
    useWallet,
    walletOnly: paidByWallet(splitFor(0n, useWallet)),
    walletProblem: asked.useWallet ? problem : null,
  };
}

function namesOf(gateway: GatewayName, currency: Currency): { name: string; fullName: string } {
  const { label: name, takes } = gatewayFacts[gateway];
  const taken = takes(currency);
  return { name, fullName: taken ? `${name} (${taken})` : name };
}

const onlyWhatIsNeeded =
  "Only the amount needed is converted, once this is paid. Funds you added earlier cannot be sent back after that.";

/** A price of zero needs no gateway either. */
function paidByWallet(split: PaymentSplit | null): PaymentSplit | null {
  return split !== null && split.charged === 0n ? split : null;
}

async function viewWallet(asked: AskedView): Promise<{ wallet: WalletView | null; problem: string | null }> {
  const { user, quote, withWallet = true, begun, now } = asked;
  const held = user && withWallet ? await spendable(user.id, begun?.id) : null;
  if (!held) return { wallet: null, problem: null };
  const usable = await usableWallet(held, quote.currency, now);
  if (!usable.ok)
    return { wallet: { ...held, usable: 0n, rate: null, canPay: false }, problem: usable.refusal.message };
  const { balance, rates } = usable.value;
  const rate = rates && `${rateSentence(rates.from, rates.to, env().FX_SPREAD_PERCENT)} ${onlyWhatIsNeeded}`;
  return { wallet: { ...held, usable: balance, rate, canPay: true }, problem: null };
}
