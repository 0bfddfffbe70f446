import { z } from "zod";

import { emptyCart } from "#app/cart/empty-cart.server.ts";
import { type PricedCart, readCart } from "#app/cart/read-cart.server.ts";
import { viewPurchase } from "#app/checkout/pay/view-purchase.server.ts";
import { toWire } from "#app/money/money.ts";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import { premiumApplies } from "#app/payments/premium-applies.ts";
import { done } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { signedInCall } from "#app/http/calls/call.server.ts";
import { ignoredFields, wireFlag } from "#app/checkout/wire/wire-fields.ts";
import { toWireChoices } from "#app/checkout/wire/wire-choices.ts";
import { readWalletFields, walletFields } from "#app/http/calls/wallet-fields.server.ts";

const amount = z.number().int();

/** Null where the service has no such choice. */
const choice = z.union([z.string(), z.number(), z.boolean()]).nullable();
const noChoices = {
  customizations: null,
  is_MBA: null,
  is_cha_visa: null,
  lightning_speed: null,
  words: null,
};

const cartItem = z.looseObject({
  id: z.string(),
  services: z.string().describe("The service’s heading"),
  link: z.string(),
  currency: z.string(),
  data: z.object({ price: amount, price_discount: amount, you_save: amount, amount }).nullable(),
  customizations: choice,
  is_MBA: choice,
  is_cha_visa: choice,
  lightning_speed: choice,
  co_authors: choice,
  words: choice,
  payment_platform: z.string().nullable(),
  discount_code: z.string().nullable(),
  stripe_premium: z.boolean(),
  razorPay_premium: z.boolean(),
  amazon_premium: z.boolean(),
});

export const getCartData = signedInCall({
  path: "/service/get_cart_data/",
  summary: "The cart, priced, and the wallet; or empties the cart",
  input: z.object({
    type: z.enum(["get_cart_data", "empty_cart"]),
    is_wallet: wireFlag.describe("Adds the wallet and its log"),
    wallet: wireFlag.describe("Another name of is_wallet"),
    ...ignoredFields,
  }),
  answer: z.object({
    cart: z.array(cartItem),
    msg: z.string().optional(),
    wallet: z
      .object({ wallet_amount: walletFields.wallet_amount, wallet_currency: walletFields.wallet_currency })
      .optional(),
    wallet_log: walletFields.wallet_log.optional(),
  }),
  async handle(input, { user, now }) {
    if (input.type === "empty_cart") await emptyCart(user.id);
    const cart = await readCart(user.id, now);
    const items = cart ? await toWireCart(cart, user, now) : [];
    const msg = input.type === "empty_cart" ? { msg: "Your cart is empty." } : {};
    if (!input.is_wallet && !input.wallet) return done({ cart: items, ...msg });
    const { wallet_log, ...wallet } = await readWalletFields(user.id);
    return done({ cart: items, wallet, wallet_log, ...msg });
  },
});

async function toWireCart(
  cart: PricedCart,
  user: CurrentUser,
  now: Date,
): Promise<z.input<typeof cartItem>[]> {
  const [headings, view] = await Promise.all([
    nameServices(cart.items.map((item) => item.configuration)),
    cart.quote ? viewPurchase({ quote: cart.quote, user, useWallet: false, withWallet: false, now }) : null,
  ]);
  const premium = premiumApplies({ country: user.country, currency: cart.currency });
  return cart.items.map(({ id, configuration, quote }, index) => ({
    ...noChoices,
    ...toWireChoices(configuration),
    id,
    services: headings[index] ?? configuration.service,
    link: configuration.service,
    currency: cart.currency,
    data: quote && {
      price: toWire(quote.price),
      price_discount: toWire(quote.priceDiscount),
      you_save: toWire(quote.youSave),
      amount: toWire(quote.price),
    },
    co_authors: configuration.choices.coAuthors ?? null,
    payment_platform: view?.preferred ? gatewayFacts[view.preferred].wireName : null,
    discount_code: cart.couponCode,
    stripe_premium: premium,
    razorPay_premium: premium,
    amazon_premium: premium,
  }));
}
