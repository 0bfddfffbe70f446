import { z } from "zod";

import { cartCurrency } from "#app/cart/cart-currency.server.ts";
import { buyWithWallet } from "#app/checkout/buy-with-wallet.server.ts";
import { type Claim, confirmPurchase } from "#app/checkout/confirm-purchase.server.ts";
import { orderName } from "#app/orders/listed-order.ts";
import { done, refuse } from "#app/platform/outcome.ts";
import { signedInCall } from "#app/http/calls/call.server.ts";
import { ignoredFields, wireFlag } from "#app/checkout/wire-fields.ts";
import { readPurchase, wirePurchase } from "#app/checkout/wire-purchase.server.ts";
import { readWalletFields, walletFields } from "#app/http/calls/wallet-fields.server.ts";

const gatewayId = z.string().max(255).nullish();

export const cartPurchase = signedInCall({
  path: "/service/cart_purchase_api/",
  summary: "Completes a purchase: a payment made at a platform, or wholly from the wallet",
  input: z.object({
    razorpay_payment_id: gatewayId,
    razorpay_order_id: gatewayId,
    razorpay_signature: gatewayId.describe("Checked when sent; the platform is asked in any case"),
    stripe_txn_id: gatewayId.describe("The Checkout Session's id"),
    make_payment_with_wallet: wireFlag,
    ...wirePurchase,
    payment_platform: z.string().max(40).nullish(),
    ...ignoredFields,
  }),
  answer: z.object({
    msg: z.string(),
    order_id: z.string(),
    order_number: z.number().int(),
    is_dashboard_reload: z.boolean(),
    ...walletFields,
  }),
  async handle(input, { user, now }) {
    const claim = readClaim(input);
    const bought = claim
      ? await confirmPurchase({ userId: user.id, claim, now })
      : input.make_payment_with_wallet
        ? await payWithWallet()
        : nothingPaid;
    if (!bought.ok) return bought;
    const { orderId, number } = bought.value;
    return done({
      msg: `Thank you. Your order ${orderName(number)} is paid.`,
      order_id: orderId,
      order_number: number,
      is_dashboard_reload: true,
      ...(await readWalletFields(user.id)),
    });

    async function payWithWallet() {
      const purchase = readPurchase(input, { user, now, cartCurrency: await cartCurrency(user.id) });
      if (!purchase.ok) return purchase;
      const { asserted: assertedPrice, useWallet: _always, ...rest } = purchase.value;
      return buyWithWallet({ ...rest, assertedPrice });
    }
  },
});

const nothingPaid = refuse({
  code: "nothing_paid",
  message: "Name the payment that was made, or pay with the wallet.",
  status: 422,
});

type Ids = Partial<
  Record<"razorpay_payment_id" | "razorpay_order_id" | "razorpay_signature" | "stripe_txn_id", string | null>
>;

function readClaim(ids: Ids): Claim | null {
  if (ids.razorpay_order_id && ids.razorpay_payment_id) {
    return {
      platform: "razorpay",
      gatewayOrderId: ids.razorpay_order_id,
      gatewayPaymentId: ids.razorpay_payment_id,
      signature: ids.razorpay_signature,
    };
  }
  return ids.stripe_txn_id ? { platform: "stripe", gatewayOrderId: ids.stripe_txn_id } : null;
}
