import { href } from "react-router";

import { formatMoney } from "#app/money/format.ts";
import type { Currency } from "#app/money/currency.ts";

export function pricePath({ service, choice }: { service: string; choice: string }): string {
  return href("/staff/catalogue/prices/:slug/:choice", { slug: service, choice });
}

export function priceText(price: { inr: bigint; usd: bigint } | null): { inr: string; usd: string } {
  if (!price) return { inr: "None", usd: "None" };
  return { inr: formatMoney(price.inr, "INR"), usd: formatMoney(price.usd, "USD") };
}

export type Example = { currency: Currency; price: string };

export type PriceDetails = { examples?: Example[]; meant?: string };
