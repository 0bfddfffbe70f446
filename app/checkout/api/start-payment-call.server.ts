import { z } from "zod";

import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { done } from "#app/platform/outcome.ts";
import { signedInCall } from "#app/http/calls/call.server.ts";
import { startedFields, toStartedFields } from "#app/http/calls/started-fields.server.ts";
import { ignoredFields } from "#app/checkout/wire/wire-fields.ts";
import { readGateway, readPurchase, wirePurchase } from "#app/checkout/wire/wire-purchase.server.ts";

export const startPaymentCall = signedInCall({
  path: "/service/start_payment/",
  summary: "Opens a payment for the cart or a service at a platform",
  input: z.object({ payment_platform: z.string().max(40), ...wirePurchase, ...ignoredFields }),
  answer: startedFields,
  async handle(input, { user, now }) {
    const gateway = readGateway(input.payment_platform);
    if (!gateway.ok) return gateway;
    const purchase = await readPurchase(input, { user, now });
    if (!purchase.ok) return purchase;
    const { asserted: assertedAmount, ...rest } = purchase.value;
    const started = await startPayment({ ...rest, gateway: gateway.value, assertedAmount });
    return started.ok ? done(toStartedFields(started.value)) : started;
  },
});
