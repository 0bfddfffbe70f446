/** One line of the table. Lists hold a figure for each round. */
export type Measured = {
  name: string;
  perSecond?: number[];
  /** Until the last job was done, too. */
  withJobsPerSecond?: number[];
  /** What it is compared with, in the same unit. */
  yardstick?: { name: string; values: number[] };
  ratio?: number[];
  p50?: number;
  p95?: number;
  p99?: number;
  /** Processor time of the site and of the database for one operation. */
  siteMs?: number;
  databaseMs?: number;
  statements?: number;
  bytes?: number;
  /** A figure that is no speed. */
  amount?: { values: number[]; unit: string };
  limits: Limits;
};

export type Limits = Partial<
  Record<"perSecond" | "ratio" | "growth" | "p99" | "siteMs" | "statements" | "amount", number>
>;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return (low + high) / 2;
}

/** What at least must be reached, and what at most may be taken. */
const atLeast = ["perSecond", "ratio"] as const;
const atMost = ["growth", "p99", "siteMs", "statements", "amount"] as const;

export function missedLimits(measured: Measured): string[] {
  const { limits } = measured;
  return [
    ...atLeast.filter((name) => limits[name] !== undefined && !(valueOf(measured, name) >= limits[name])),
    ...atMost.filter((name) => limits[name] !== undefined && !(valueOf(measured, name) <= limits[name])),
  ];
}

function valueOf(measured: Measured, name: keyof Limits): number {
  if (name === "amount") return median(measured.amount?.values ?? []);
  // What keeps up is as fast as its jobs.
  if (name === "perSecond") return median(measured.withJobsPerSecond ?? measured.perSecond ?? []);
  if (name === "ratio" || name === "growth") return median(measured.ratio ?? []);
  return measured[name] ?? NaN;
}

const limitTexts: Record<keyof Limits, (limit: number) => string> = {
  perSecond: (limit) => `≥ ${number(limit)}/s`,
  ratio: (limit) => `≥ ${limit} of it`,
  growth: (limit) => `≤ ${limit} times`,
  p99: (limit) => `99% < ${limit} ms`,
  siteMs: (limit) => `≤ ${limit} ms processor`,
  statements: (limit) => `≤ ${limit} statements`,
  amount: (limit) => `≤ ${number(limit)}`,
};

export function limitText({ limits }: Measured): string {
  return (Object.keys(limits) as (keyof Limits)[]).map((name) => limitTexts[name](limits[name]!)).join(", ");
}

/** Three digits that count. */
export function number(value: number): string {
  if (!Number.isFinite(value)) return "–";
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString("en", { maximumFractionDigits: digits });
}

/** Median, and how far the rounds lie apart. */
export function spread(values: readonly number[]): string {
  if (values.length < 2) return number(median(values));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return `${number(median(values))} (${number(low)}–${number(high)})`;
}
