import type { Currency } from "#app/money/currency.ts";

/** Reaches browsers: put nothing here they do not need. */
export type GatewayFacts = {
  wireName: string;
  label: string;
  owner: string;
  /** What it takes besides cards in that currency; null where it takes cards alone. */
  takes: (currency: Currency) => string | null;
  note: (page: "this page" | "the next page", currency: Currency) => string;
  accounts: Readonly<Record<string, string>>;
};
