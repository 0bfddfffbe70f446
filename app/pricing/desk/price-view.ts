import { formatMoney } from "#app/money/format.ts";

/** The page of a row of the price book. */
export function pricePath({ service, choice }: { service: string; choice: string }): string {
  return `/staff/catalogue/prices/${service}/${encodeURIComponent(choice)}`;
}

/** Both figures of a price as people read them. */
export function priceWords(price: { inr: bigint; usd: bigint } | null): { inr: string; usd: string } {
  if (!price) return { inr: "None", usd: "None" };
  return { inr: formatMoney(price.inr, "INR"), usd: formatMoney(price.usd, "USD") };
}

/** The fields of the form on a new price, as they are typed. */
export type TypedPriceForm = {
  inr: string;
  usd: string;
  startsAt: string;
  reason: string;
  /** What was ticked as meant. */
  sure: string;
  /** What a tick means beside the price that is typed. */
  meant: string;
};

/** What became of a form that changed nothing: a refusal or an example, and what was typed. */
export type PriceAnswer = {
  /** `new` for a new price, or the number of the one that was to be withdrawn. */
  about: string;
  message: string | null;
  field: string | null;
  typed: TypedPriceForm;
  /** What the owner began with; null where they have now read what is so. */
  seen: string | null;
  examples: Example[] | null;
};

/** What a customer pays, written out. */
export type Example = { currency: string; price: string };
