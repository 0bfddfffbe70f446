import { href } from "react-router";

import { formatMoney } from "#app/money/format.ts";
import type { Currency } from "#app/money/currency.ts";

/** The page of a row of the price book. */
export function pricePath({ service, choice }: { service: string; choice: string }): string {
  return href("/staff/catalogue/prices/:slug/:choice", { slug: service, choice });
}

/** Both figures of a price as people read them. */
export function priceText(price: { inr: bigint; usd: bigint } | null): { inr: string; usd: string } {
  if (!price) return { inr: "None", usd: "None" };
  return { inr: formatMoney(price.inr, "INR"), usd: formatMoney(price.usd, "USD") };
}

/** What a customer pays, written out. */
export type Example = { currency: Currency; price: string };

/** What is drawn beside the form on a new price: what customers would pay by it, and the change that a tick means. */
export type PriceDetails = { examples?: Example[]; meant?: string };
