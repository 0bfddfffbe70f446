import { z } from "zod";

import { startTopUp } from "#app/checkout/start/start-top-up.server.ts";
import { done } from "#app/platform/outcome.ts";
import { signedInCall } from "#app/http/calls/call.server.ts";
import { startedFields, toStartedFields } from "#app/http/calls/started-fields.server.ts";
import { ignoredFields, wireAmount, wireCurrency } from "#app/checkout/wire/wire-fields.ts";
import { readGateway } from "#app/checkout/wire/wire-purchase.server.ts";
import { readCurrency } from "#app/currencies/rate-rules.ts";
import { newId, PaymentId } from "#app/platform/ids.ts";

export const topUpWallet = signedInCall({
  path: "/service/wallet/top_up/",
  summary: "Opens a payment into the wallet",
  input: z.object({
    amount: wireAmount.describe("What the wallet is to receive, in hundredths; the premium comes on top"),
    currency: wireCurrency,
    payment_platform: z.string().max(40),
    purchase_id: PaymentId.nullish().describe("Made once per page, so that pressing twice pays once"),
    ...ignoredFields,
  }),
  answer: startedFields,
  async handle(input, { user, now }) {
    const gateway = readGateway(input.payment_platform);
    if (!gateway.ok) return gateway;
    const currency = readCurrency(input.currency);
    if (!currency.ok) return currency;
    const started = await startTopUp({
      user,
      amount: input.amount,
      currency: currency.value,
      gateway: gateway.value,
      topUpId: input.purchase_id ?? newId(PaymentId),
      now,
    });
    return started.ok ? done(toStartedFields(started.value)) : started;
  },
});
