import { z } from "zod";

import { addToCart } from "#app/cart/add-to-cart.server.ts";
import { couponCodeMax } from "#app/coupons/coupon-code.ts";
import { done } from "#app/platform/outcome.ts";
import { noCurrency, refuseMissing } from "#app/pricing/configuration.ts";
import { mayBuyShareAt } from "#app/research-groups/share.server.ts";
import { signedInCall } from "#app/http/calls/call.server.ts";
import { ignoredFields, wireAmount, wireCurrencyOrNone } from "#app/checkout/wire/wire-fields.ts";
import { wireChoices } from "#app/checkout/wire/wire-choices.ts";
import { readWireServices, wireLinks } from "#app/checkout/wire/wire-services.server.ts";
import { readCurrency } from "#app/currencies/rate-rules.ts";

export const addToCartCall = signedInCall({
  path: "/service/add_to_cart/",
  summary: "Puts a configured service into the cart",
  input: z.object({
    link: wireLinks,
    currency: wireCurrencyOrNone,
    amount: wireAmount.nullish().describe("The price the page shows, in hundredths: compared, never trusted"),
    ...wireChoices,
    quote_id: z.string().max(200).nullish(),
    discount_code: z.string().max(couponCodeMax).nullish(),
    group_id: z.string().max(64).nullish().describe("The full research group whose share is bought"),
    ...ignoredFields,
  }),
  answer: z.object({ id: z.string(), cart_length: z.number().int(), msg: z.string() }),
  async handle(input, { user, now }) {
    const configured = readWireServices(input.link, input);
    if (!configured.ok) return configured;
    if (!input.currency) return noCurrency;
    const complete = refuseMissing(configured.value.missing);
    if (!complete.ok) return complete;
    const currency = readCurrency(input.currency);
    if (!currency.ok) return currency;
    const added = await addToCart({
      userId: user.id,
      configurations: configured.value.configurations,
      currency: currency.value,
      couponCode: input.discount_code,
      quoteId: input.quote_id,
      assertedPrice: input.amount,
      mayBuyShare: mayBuyShareAt(now),
      now,
    });
    if (!added.ok) return added;
    return done({
      id: added.value.itemIds[0] ?? "",
      cart_length: added.value.count,
      msg: "Item added to cart.",
    });
  },
});
