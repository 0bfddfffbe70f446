import { z } from "zod";

import { findHeadings } from "#app/catalog/find-headings.server.ts";
import { viewPurchase } from "#app/checkout/pay/view-purchase.server.ts";
import { couponCodeMax } from "#app/coupons/coupon-code.ts";
import { freshRate } from "#app/currencies/exchange-rates.server.ts";
import { quoteForCustomer, refuseUnavailable } from "#app/orders/quote-for-customer.server.ts";
import { premiumApplies } from "#app/payments/premium-applies.ts";
import { done, refuse, type Outcome, type Refusal } from "#app/platform/outcome.ts";
import { noCurrency } from "#app/pricing/configuration.ts";
import { openCall } from "#app/http/calls/call.server.ts";
import {
  noPriceFields,
  priceFields,
  type PriceFields,
  toPriceFields,
} from "#app/http/calls/price-fields.server.ts";
import { ignoredFields, wireCurrencyOrNone, wireFlag } from "#app/checkout/wire/wire-fields.ts";
import { wireChoices } from "#app/checkout/wire/wire-choices.ts";
import { readWireServices, wireLinks } from "#app/checkout/wire/wire-services.server.ts";
import { readCurrency } from "#app/currencies/rate-rules.ts";

export const getAmount = openCall({
  path: "/service/get_amount/",
  summary: "The price of configured services, explained line by line",
  input: z.object({
    links: wireLinks,
    currency: wireCurrencyOrNone,
    ...wireChoices,
    is_wallet: wireFlag.describe("Adds wallet_share and payable"),
    quote_id: z
      .string()
      .max(200)
      .nullish()
      .describe("Keeps book and rate of an earlier answer for 30 minutes"),
    discount_code: z.string().max(couponCodeMax).nullish(),
    ...ignoredFields,
  }),
  answer: priceFields,
  async handle(input, { user, now }) {
    const { links, currency, is_wallet: withWallet } = input;
    if (!currency) return noCurrency;
    const configured = readWireServices(links, input);
    if (!configured.ok) return configured;
    const { configurations, missing } = configured.value;
    const known = readCurrency(currency);
    if (!known.ok) {
      const sold = await refuseUnavailable(configurations);
      return withoutPrice(sold.ok ? known.refusal : sold.refusal, currency, now);
    }
    const quoted = await quoteForCustomer({
      userId: user?.id ?? null,
      configurations,
      currency: known.value,
      couponCode: input.discount_code,
      quoteId: input.quote_id,
      now,
    });
    if (!quoted.ok) return withoutPrice(quoted.refusal, currency, now);
    const { quote } = quoted.value;
    const view = await viewPurchase({ quote, user, useWallet: withWallet, withWallet, now });
    const headings = await findHeadings(configurations.map(({ service }) => service));
    const premium = premiumApplies({ country: user?.country ?? null, currency: known.value });
    return done(toPriceFields(view, { headings, missing, withWallet, premiumApplies: premium }));
  },
});

/** A service not sold online, or not now, is an answer; a refused currency fails the check. */
async function withoutPrice(refusal: Refusal, currency: string, now: Date): Promise<Outcome<PriceFields>> {
  const known = readCurrency(currency);
  const rate = known.ok ? await freshRate(known.value, now) : known;
  if (["not_available", "sale_paused"].includes(refusal.code))
    return done(noPriceFields(currency, refusal.message, rate.ok));
  return refuse(rate.ok ? refusal : { ...refusal, details: { ...refusal.details, currency_check: false } });
}
