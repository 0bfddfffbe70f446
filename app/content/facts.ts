import { dayAfter } from "#app/platform/dates.ts";

export const factKinds = ["fee", "time", "count", "rate", "official", "claim"] as const;
export type FactKind = (typeof factKinds)[number];

export const factKindNames: Record<FactKind, string> = {
  fee: "Fee or figure of a table",
  time: "Time",
  count: "Number of criteria",
  rate: "Success rate",
  official: "Official position",
  claim: "Claim about ourselves",
};

export const factLengthMax = { value: 300, sentence: 1_000, source_name: 150, source_url: 500, reason: 500 };

/** A fact as a page says it. */
export type Fact = {
  id: string;
  kind: FactKind;
  label: string;
  value: string;
  sentence: string | null;
  source: { name: string; url: string } | null;
  /** When the source was read, yyyy-mm-dd. */
  asOf: string | null;
};

/** As the owner approved it. Null: as shipped. */
export type FactVersion = {
  id: number;
  fact: string;
  value: string | null;
  sentence: string | null;
  sourceName: string | null;
  sourceUrl: string | null;
  asOf: string | null;
  reviewBy: string | null;
  isHidden: boolean;
};

export type Facts = { versions: ReadonlyMap<string, FactVersion>; hideOverdue: boolean };

export const factsAsShipped: Facts = { versions: new Map(), hideOverdue: false };

export function factNow(shipped: Fact, version: FactVersion | undefined): Fact {
  if (version === undefined || version.value === null) return shipped;
  const { value, sentence, sourceName, sourceUrl, asOf } = version;
  const source = sourceName === null ? null : { name: sourceName, url: sourceUrl ?? "" };
  return { ...shipped, value, sentence, source, asOf };
}

/** A source is read again after a year, unless the owner says when. */
export function reviewDay(fact: Fact, version: FactVersion | undefined): string | null {
  return version?.reviewBy ?? (fact.asOf === null ? null : dayAfter(fact.asOf, 365));
}

export function isFactShown(fact: Fact, { versions, hideOverdue }: Facts, today: string): boolean {
  const version = versions.get(fact.id);
  if (version?.isHidden) return false;
  const day = hideOverdue ? reviewDay(fact, version) : null;
  return day === null || day >= today;
}

export type FactState = "hidden" | "overdue" | "unproved" | "good";

export function factState(fact: Fact, version: FactVersion | undefined, today: string): FactState {
  if (version?.isHidden) return "hidden";
  if (fact.source === null) return "unproved";
  const day = reviewDay(fact, version);
  return day !== null && day < today ? "overdue" : "good";
}

/** A share is written so that its bar can be drawn. */
export function readShare(value: string): number | null {
  const share = /^(\d{1,3}(?:\.\d)?)%$/.exec(value)?.[1];
  return share !== undefined && Number(share) <= 100 ? Number(share) : null;
}
