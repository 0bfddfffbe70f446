import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { endEarlierPayment } from "#app/checkout/start/end-earlier-payment.server.ts";
import { findLivePurchase, type LivePurchase } from "#app/checkout/start/find-live-purchase.server.ts";
import { keepLinkOpen } from "#app/payment-links/find-payment-link.server.ts";
import { fulfilOrder } from "#app/checkout/settle/fulfil-order.server.ts";
import { lockPurchase } from "#app/orders/lock-purchase.server.ts";
import { openOrder } from "#app/checkout/start/open-order.server.ts";
import { linkClosed } from "#app/payment-links/payment-link.ts";
import { checkAsserted, quoteAndSplit, type SplitQuote } from "#app/checkout/start/quote-and-split.server.ts";
import { type Purchase, purchaseBusy } from "#app/checkout/purchase.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderId, PaymentLinkId } from "#app/platform/ids.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";

type WalletPurchase = Omit<Purchase, "useWallet"> & {
  /** As the page showed it, in hundredths. */
  assertedPrice?: bigint | null;
  /** The staff link it is paid by, which must still be open. */
  agreedLinkId?: PaymentLinkId | null;
};

export type Bought = { orderId: OrderId; number: number };

const fromWallet = { gateway: null };
const triesMax = 3;

/**
 * For what wallet, coupon and credit pay in full; a repeat gets the same order. Refuses: `wallet_short`,
 * `price_changed`, `cart_changed`, `purchase_busy`, `link_closed`, and as `endEarlierPayment`, quotes and holds.
 */
export async function buyWithWallet(asked: WalletPurchase): Promise<Outcome<Bought>> {
  const purchase: Purchase = { ...asked, useWallet: true };
  for (let tries = 0; tries < triesMax; tries += 1) {
    const live = await findLivePurchase(purchase, fromWallet);
    const before = boughtBefore(live);
    if (before) return done(before);
    const earlier = await endEarlierPayment(purchase, live);
    if (!earlier.ok) return earlier;
    const quoted = await quoteForWallet(purchase, asked.assertedPrice);
    const bought = quoted.ok ? await buy(asked, purchase, quoted.value) : quoted;
    if (!bought.ok) {
      // A duplicate request may have been first: then its order is the answer.
      const twins = boughtBefore(await findLivePurchase(purchase, fromWallet));
      return twins ? done(twins) : bought;
    }
    if (bought.value) return done(bought.value);
  }
  return purchaseBusy;
}

function boughtBefore(live: LivePurchase): Bought | null {
  if (live.state !== "paid" || !live.same) return null;
  return { orderId: live.order.id, number: live.order.number };
}

async function quoteForWallet(
  purchase: Purchase,
  assertedPrice: bigint | null | undefined,
): Promise<Outcome<SplitQuote>> {
  const quoted = await quoteAndSplit(purchase, null);
  if (!quoted.ok) return quoted;
  const asserted = checkAsserted(assertedPrice, quoted.value, quoted.value.quote.price);
  if (!asserted.ok) return asserted;
  return quoted.value.split.charged > 0n ? walletShort : quoted;
}

const walletShort = refuse({
  code: "wallet_short",
  message: "Your wallet does not hold enough for this. Add funds, or pay the rest another way.",
  status: 422,
});

/** Null when a duplicate request already has an order. */
async function buy(
  { agreedLinkId }: WalletPurchase,
  purchase: Purchase,
  quoted: SplitQuote,
): Promise<Outcome<Bought | null>> {
  const { user, purchaseId, isNew, now } = purchase;
  const headings = await nameServices(quoted.quote.items.map(({ configuration }) => configuration));
  return allOrNothing(db, async (tx) => {
    if (!isNew) await lockPurchase(tx, { userId: user.id, purchaseId });
    if (agreedLinkId && !(await keepLinkOpen(tx, agreedLinkId, now))) return linkClosed;
    const opened = await openOrder(tx, purchase, quoted);
    if (!opened.ok) return opened;
    const order = opened.value;
    if (!order) return done(null);
    await fulfilOrder(tx, { order, headings, payment: null, isNew, now });
    return done({ orderId: order.id, number: order.number });
  });
}
