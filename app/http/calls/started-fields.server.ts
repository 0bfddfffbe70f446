import { z } from "zod";

import type { PaymentStarted } from "#app/checkout/start/open-at-gateway.server.ts";
import { toWire } from "#app/money/money.ts";

export const startedFields = z.object({
  payment_id: z.string(),
  order_id: z.string().nullable().describe("Of get_razorpay_offers: the gateway’s order; else ours"),
  amount: z.number().int().describe("What the gateway will charge, in hundredths"),
  currency: z.string(),
  redirect_url: z.string().optional(),
  form: z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }).optional(),
  razorpay: z
    .object({ key: z.string(), order_id: z.string(), amount: z.number(), currency: z.string() })
    .optional(),
});

export function toStartedFields({ paymentId, orderId, amount, currency, gateway, started }: PaymentStarted) {
  const { redirectUrl, form, window } = started;
  return {
    payment_id: paymentId,
    order_id: orderId,
    amount: toWire(amount),
    currency,
    ...(redirectUrl ? { redirect_url: redirectUrl } : {}),
    ...(form ? { form } : {}),
    ...(window ? { [gateway]: window } : {}),
  };
}
