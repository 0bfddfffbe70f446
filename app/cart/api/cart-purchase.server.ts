import { z } from "zod";

import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { confirmPurchase } from "#app/checkout/settle/confirm-purchase.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { readPaymentProof } from "#app/payments/gateways/gateway-registry.server.ts";
import { done, refuse } from "#app/platform/outcome.ts";
import { signedInCall } from "#app/http/calls/call.server.ts";
import { ignoredFields, wireFlag } from "#app/checkout/wire/wire-fields.ts";
import { readPurchase, wirePurchase } from "#app/checkout/wire/wire-purchase.server.ts";
import { readWalletFields, walletFields } from "#app/http/calls/wallet-fields.server.ts";

const gatewayId = z.string().max(255).nullish();

export const cartPurchase = signedInCall({
  path: "/service/cart_purchase_api/",
  summary: "Completes a purchase: a payment made at a platform, or wholly from the wallet",
  input: z.object({
    razorpay_payment_id: gatewayId,
    razorpay_order_id: gatewayId,
    razorpay_signature: gatewayId.describe("Checked when sent; the platform is asked in any case"),
    stripe_txn_id: gatewayId.describe("The Checkout Session’s id"),
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
    const proof = readPaymentProof(input);
    const bought = proof
      ? await confirmPurchase({ userId: user.id, proof, now })
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
      const purchase = await readPurchase(input, { user, now });
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
