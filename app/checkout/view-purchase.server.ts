import { planPayment, type PaymentPlan } from "#app/checkout/payment-plan.ts";
import type { PlatformOffer, PurchaseView, WalletView } from "#app/checkout/purchase-view.ts";
import { usableWallet } from "#app/checkout/usable-wallet.server.ts";
import { stepOf } from "#app/money/step.ts";
import type { Order } from "#app/orders/find-order.server.ts";
import { activePlatforms, gateway } from "#app/payments/gateways.server.ts";
import { defaultPlatform, premiumApplies, screenName } from "#app/payments/platforms.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import type { Quote } from "#app/pricing/quote.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { conversionRate } from "#app/wallet/conversion-rate.server.ts";

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
    planPayment({
      price: quote.price,
      step: stepOf(quote.currency),
      balance,
      useWallet: withWallet,
      premiumApplies: premium,
      minimumCharge,
    });
  const offers = activePlatforms(quote.currency).flatMap((platform): PlatformOffer[] => {
    const minimum = gateway(platform).minimumCharge(quote.currency);
    const whole = split(minimum, false);
    const plan = split(minimum, useWallet);
    return whole && plan ? [{ platform, name: screenName(platform), allIn: whole.charged, plan }] : [];
  });
  return {
    quote,
    offers,
    preferred: defaultPlatform(
      quote.currency,
      offers.map((offer) => offer.platform),
    ),
    wallet,
    useWallet,
    walletOnly: paidByWallet(split(0n, useWallet)),
    walletProblem: asked.useWallet ? problem : null,
  };
}

/** A price of nothing needs no gateway either. */
function paidByWallet(plan: PaymentPlan | null): PaymentPlan | null {
  return plan !== null && plan.charged === 0n ? plan : null;
}

async function viewWallet(asked: AskedView): Promise<{ wallet: WalletView | null; problem: string | null }> {
  const { user, quote, now } = asked;
  if (!user) return { wallet: null, problem: null };
  const { currency } = quote;
  const held = await walletBalance(db, user.id);
  if (!held) return { wallet: null, problem: null };
  const amount = held.amount + setAsideBefore(asked);
  // What this purchase has set aside is in its own currency, and the wallet with it.
  if (held.currency === currency)
    return { wallet: { amount, currency, usable: amount, rate: null, canPay: true }, problem: null };
  const usable = await usableWallet(user.id, currency, now);
  const wallet = { ...held, usable: usable.ok ? (usable.value?.balance ?? 0n) : 0n, canPay: usable.ok };
  return {
    wallet: { ...wallet, rate: usable.ok ? await conversionRate(held.currency, currency, now) : null },
    problem: usable.ok ? null : usable.refusal.message,
  };
}

/** Wallet money this purchase has set aside already, in its currency: paid in another way, it is free again first. */
function setAsideBefore({ begun, quote }: AskedView): bigint {
  return begun?.currency === quote.currency ? begun.walletShare : 0n;
}
