/** See `report_days`: what `among` and `amount` are depends on the cut. */
export type Report = { events: number; among: number; amount: bigint; usd: bigint };

export type ReportByKey = Map<string, Report>;

export const noReport: Report = { events: 0, among: 0, amount: 0n, usd: 0n };

export function addReports(one: Report, other: Report): Report {
  return {
    events: one.events + other.events,
    among: one.among + other.among,
    amount: one.amount + other.amount,
    usd: one.usd + other.usd,
  };
}

export function sumBy(rows: readonly (readonly [string, Report])[]): ReportByKey {
  const sums: ReportByKey = new Map();
  for (const [key, report] of rows) sums.set(key, addReports(sums.get(key) ?? noReport, report));
  return sums;
}

export function sumOf(byKey: ReportByKey): Report {
  return [...byKey.values()].reduce(addReports, noReport);
}

export function descending(one: bigint, other: bigint): number {
  return one === other ? 0 : one < other ? 1 : -1;
}
