import { z } from "zod";

import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { done, refuse } from "#app/platform/outcome.ts";
import { signedInCall } from "#app/http/calls/call.server.ts";
import { startedFields, toStartedFields } from "#app/http/calls/started-fields.server.ts";
import { ignoredFields, wireCurrency } from "#app/checkout/wire/wire-fields.ts";
import { namesNoService, readPurchase, wirePurchase } from "#app/checkout/wire/wire-purchase.server.ts";

export const getRazorpayOffers = signedInCall({
  path: "/service/get_razorpay_offers/",
  summary: "Opens a Razorpay order for what is bought; without services, for the cart",
  input: z.object({ currency_type: wireCurrency.nullish(), ...wirePurchase, ...ignoredFields }),
  answer: startedFields,
  async handle(input, { user, now }) {
    const named = {
      ...input,
      is_cart: input.is_cart || namesNoService(input),
      currency: input.currency ?? input.currency_type,
    };
    const purchase = await readPurchase(named, { user, now });
    if (!purchase.ok) return purchase;
    const { asserted: assertedAmount, ...rest } = purchase.value;
    const sent = input.services?.[0]?.currency ?? named.currency;
    if (input.currency_type && sent !== input.currency_type) return otherCurrency;
    const started = await startPayment({ ...rest, gateway: "razorpay", assertedAmount });
    if (!started.ok) return started;
    const fields = toStartedFields(started.value);
    return done({ ...fields, order_id: started.value.started.gatewayOrderId });
  },
});

const otherCurrency = refuse({
  code: "currency_clash",
  message: "The amount is in another currency than what is bought.",
  status: 409,
  field: "currency_type",
});
