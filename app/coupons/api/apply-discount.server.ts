import { z } from "zod";

import { couponCodeMax } from "#app/coupons/coupon-code.ts";
import { findCoupon } from "#app/coupons/find-coupon.server.ts";
import { toWire } from "#app/money/money.ts";
import { quoteForCustomer } from "#app/orders/quote-for-customer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done } from "#app/platform/outcome.ts";
import { refuseMissing } from "#app/pricing/configuration.ts";
import { openCall } from "#app/http/calls/call.server.ts";
import { ignoredFields, wireCurrencyOrNone } from "#app/checkout/wire/wire-fields.ts";
import { wireChoices } from "#app/checkout/wire/wire-choices.ts";
import { readWireServices, wireLinks } from "#app/checkout/wire/wire-services.server.ts";
import { readCurrency } from "#app/currencies/rate-rules.ts";

const amount = z.number().int();

export const applyDiscount = openCall({
  path: "/service/apply_discount/",
  summary: "What a coupon code takes off; a wrong one is answered with success false and 0 percent",
  input: z.object({
    coupon_code: z.string().max(couponCodeMax),
    links: wireLinks.nullish().describe("With currency: the answer also says what it takes off these"),
    currency: wireCurrencyOrNone,
    ...wireChoices,
    ...ignoredFields,
  }),
  answer: z.object({
    discount_percent: z.number().int(),
    max_discount_inr: amount.describe("Hundredths of a rupee"),
    max_discount_usd: amount.describe("Hundredths of a dollar"),
    discount: amount.optional().describe("What it takes off the named services, in their currency"),
    max_discount: amount.optional().describe("The most it takes off in that currency"),
    msg: z.string().optional(),
    code: z.string().optional(),
  }),
  async handle(input, { user, now }) {
    const userId = user?.id ?? null;
    const found = await findCoupon(db, input.coupon_code, { userId, now });
    if (!found.ok) return done(wrongCoupon(found.refusal.message));
    const terms = {
      discount_percent: found.value.percent,
      max_discount_inr: toWire(found.value.capInr),
      max_discount_usd: toWire(found.value.capUsd),
    };
    if (!input.links || !input.currency) return done(terms);
    const configured = readWireServices(input.links, input);
    if (!configured.ok) return configured;
    const complete = refuseMissing(configured.value.missing);
    if (!complete.ok) return complete;
    const { configurations } = configured.value;
    const currency = readCurrency(input.currency);
    if (!currency.ok) return currency;
    const quoted = await quoteForCustomer({
      userId,
      configurations,
      currency: currency.value,
      couponCode: input.coupon_code,
      now,
    });
    if (!quoted.ok) {
      return quoted.refusal.code === "wrong_coupon" ? done(wrongCoupon(quoted.refusal.message)) : quoted;
    }
    const effect = quoted.value.quote.coupon;
    return done({
      ...terms,
      discount: toWire(effect?.discount ?? 0n),
      max_discount: toWire(effect?.cap ?? 0n),
    });
  },
});

/** A wrong coupon is a normal answer: the page resets its discount to 0. */
function wrongCoupon(msg: string) {
  return {
    success: false,
    code: "wrong_coupon",
    msg,
    discount_percent: 0,
    max_discount_inr: 0,
    max_discount_usd: 0,
  };
}
