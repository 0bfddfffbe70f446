import { splitPayment, type PaymentSplit } from "#app/checkout/payment-split.ts";
import type { GatewayOffer, PurchaseView, WalletView } from "#app/checkout/purchase-view.ts";
import { spendable, usableWallet } from "#app/checkout/usable-wallet.server.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import type { Order } from "#app/orders/find-order.server.ts";
import { gateway, gatewaysFor, preferredGateway } from "#app/payments/gateways/registry.server.ts";
import { gatewayFacts } from "#app/payments/gateways/registry.ts";
import { premiumApplies } from "#app/payments/premium-applies.ts";
import { env } from "#app/platform/env.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import type { Quote } from "#app/pricing/quote.ts";
import { rateSentence } from "#app/wallet/rate-sentence.ts";

type AskedView = {
  quote: Quote;
  user: CurrentUser | null;
  /** Whether the customer ticked Use wallet. */
  useWallet: boolean;
  /** The order that this very purchase has begun before, if it has. */
  begun?: Order | null;
  now: Date;
};

/** A quote and every way to pay it, for a customer or a visitor. Reads only: nothing is set aside. */
export async function viewPurchase(asked: AskedView): Promise<PurchaseView> {
  const { quote, user } = asked;
  const { wallet, problem } = await viewWallet(asked);
  const useWallet = asked.useWallet && wallet !== null && wallet.usable > 0n;
  const balance = wallet?.usable ?? 0n;
  const premium = premiumApplies({ country: user?.country ?? null, currency: quote.currency });
  const split = (minimumCharge: bigint, withWallet: boolean) =>
    splitPayment({
      price: quote.price,
      minorUnit: minorUnitOf(quote.currency),
      balance,
      useWallet: withWallet,
      premiumApplies: premium,
      minimumCharge,
    });
  const offers = gatewaysFor(quote.currency).flatMap((platform): GatewayOffer[] => {
    const minimum = gateway(platform).minimumCharge(quote.currency);
    const whole = split(minimum, false);
    const plan = split(minimum, useWallet);
    return whole && plan
      ? [{ platform, name: gatewayFacts[platform].label, totalWithFee: whole.charged, plan }]
      : [];
  });
  return {
    quote,
    offers,
    preferred: preferredGateway(
      quote.currency,
      offers.map((offer) => offer.platform),
    ),
    wallet,
    useWallet,
    walletOnly: paidByWallet(split(0n, useWallet)),
    walletProblem: asked.useWallet ? problem : null,
  };
}

const onlyWhatIsNeeded =
  "Only the amount needed is converted, once this is paid. Funds you added earlier cannot be sent back after that.";

/** A price of nothing needs no gateway either. */
function paidByWallet(plan: PaymentSplit | null): PaymentSplit | null {
  return plan !== null && plan.charged === 0n ? plan : null;
}

async function viewWallet(asked: AskedView): Promise<{ wallet: WalletView | null; problem: string | null }> {
  const { user, quote, begun, now } = asked;
  const held = user && (await spendable(user.id, begun?.id));
  if (!held) return { wallet: null, problem: null };
  const usable = await usableWallet(held, quote.currency, now);
  if (!usable.ok)
    return { wallet: { ...held, usable: 0n, rate: null, canPay: false }, problem: usable.refusal.message };
  const { balance, rates } = usable.value;
  const rate = rates && `${rateSentence(rates.from, rates.to, env().FX_SPREAD_PERCENT)} ${onlyWhatIsNeeded}`;
  return { wallet: { ...held, usable: balance, rate, canPay: true }, problem: null };
}
