import { z } from "zod";

import type { PurchaseView } from "#app/checkout/pay/purchase-view.ts";
import { formatMoney } from "#app/money/format.ts";
import { toWire } from "#app/money/money.ts";
import { gatewayFacts, type GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import { describeAll } from "#app/pricing/describe-all.ts";

const amount = z.number().int().describe("Hundredths of the currency’s major unit");
const line = z.object({ kind: z.string(), label: z.string(), amount });

export const priceFields = z.object({
  price: amount.nullable().describe("Null when it cannot be bought online"),
  price_to_show: z.string(),
  price_discount: amount.nullable(),
  you_save: amount.nullable(),
  currency_check: z.boolean().describe("The currency is supported and its rate is fresh"),
  payment_platform: z.string().nullable().describe("The platform chosen beforehand"),
  active_stripe_feature: z.boolean(),
  active_razorPay_feature: z.boolean(),
  active_amazon_feature: z.boolean(),
  stripe_premium: z.boolean(),
  razorPay_premium: z.boolean(),
  amazon_premium: z.boolean(),
  payu_premium: z.literal(false),
  raztext: z.string().max(255).describe("What is bought, in words"),
  not_available_message: z.string().nullable(),
  visa_offer_with_cah: z.object({ real_visa_price: amount, off_visa_price: amount }).nullable(),
  mocks_price_with_visa: z
    .object({ original_price_visa_mock: amount, discounted_price_visa_mock: amount })
    .nullable(),
  quote_id: z.string().nullable(),
  currency: z.string(),
  rate: z.object({ per_usd: z.string(), as_of: z.string() }).nullable(),
  lines: z.array(line).describe("The explained lines; their sum is the price"),
  missing: z.array(z.string()).describe("Choices that must be made before buying"),
  all_in: z
    .array(z.object({ payment_platform: z.string(), amount }))
    .describe("What each platform would charge, its premium included"),
  wallet_share: amount.optional(),
  payable: amount.optional().describe("Left to pay after the wallet, without premium"),
});

export type PriceFields = z.input<typeof priceFields>;

export function toPriceFields(
  view: PurchaseView,
  details: { headings: string[]; missing: readonly string[]; withWallet: boolean; premiumApplies: boolean },
): PriceFields {
  const { quote } = view;
  const offered = (gateway: GatewayName) => view.offers.some((offer) => offer.gateway === gateway);
  return {
    ...gatewayFlags(offered, details.premiumApplies),
    price: toWire(quote.price),
    price_to_show: formatMoney(quote.price, quote.currency),
    price_discount: toWire(quote.priceDiscount),
    you_save: toWire(quote.youSave),
    currency_check: true,
    payment_platform: view.preferred && gatewayFacts[view.preferred].wireName,
    raztext: describeAll(
      quote.items.map((item) => item.configuration),
      details.headings,
    ),
    not_available_message: null,
    visa_offer_with_cah: quote.visaOffer && {
      real_visa_price: toWire(quote.visaOffer.full),
      off_visa_price: toWire(quote.visaOffer.offered),
    },
    mocks_price_with_visa: quote.mocksOffer && {
      original_price_visa_mock: toWire(quote.mocksOffer.full),
      discounted_price_visa_mock: toWire(quote.mocksOffer.offered),
    },
    quote_id: quote.id,
    currency: quote.currency,
    rate: { per_usd: quote.rate.perUsd, as_of: quote.rate.asOf },
    lines: quote.items.flatMap((item) => item.lines.map((one) => ({ ...one, amount: toWire(one.amount) }))),
    missing: [...details.missing],
    all_in: view.offers.map(({ gateway, totalWithFee }) => ({
      payment_platform: gatewayFacts[gateway].wireName,
      amount: toWire(totalWithFee),
    })),
    ...(details.withWallet ? walletFields(view) : {}),
  };
}

export function noPriceFields(currency: string, message: string, currencyCheck: boolean): PriceFields {
  return {
    ...gatewayFlags(() => false, false),
    price: null,
    price_to_show: "",
    price_discount: null,
    you_save: null,
    currency_check: currencyCheck,
    payment_platform: null,
    raztext: "",
    not_available_message: message,
    visa_offer_with_cah: null,
    mocks_price_with_visa: null,
    quote_id: null,
    currency,
    rate: null,
    lines: [],
    missing: [],
    all_in: [],
  };
}

function gatewayFlags(offered: (gateway: GatewayName) => boolean, premium: boolean) {
  return {
    active_stripe_feature: offered("stripe"),
    active_razorPay_feature: offered("razorpay"),
    active_amazon_feature: offered("payfort"),
    stripe_premium: premium,
    razorPay_premium: premium,
    amazon_premium: premium,
    payu_premium: false as const,
  };
}

function walletFields(view: PurchaseView): Pick<PriceFields, "wallet_share" | "payable"> {
  const preferred = view.offers.find((offer) => offer.gateway === view.preferred);
  const share = (view.walletOnly ?? preferred?.split)?.walletShare ?? 0n;
  return { wallet_share: toWire(share), payable: toWire(view.quote.price - share) };
}
