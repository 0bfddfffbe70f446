import { and, between, eq, inArray, sql } from "drizzle-orm";

import { addReports, noReport, type Report, type ReportByKey } from "#app/figures/report.ts";
import { sumReports } from "#app/figures/sum-reports.server.ts";
import { reportDays } from "#app/figures/tables.server.ts";
import { type DaySpan, spansWithout } from "#app/platform/day-spans.ts";
import type { Db } from "#app/platform/db.server.ts";
import { inOneSnapshot } from "#app/platform/one-snapshot.server.ts";

type ReportCut = (typeof reportDays.$inferSelect)["cut"];

/** Stored days are read, the rest, such as today, are computed; both give the same sums. */
export async function reportsBetween<Cut extends ReportCut>(
  on: Db,
  { span, timeZone, cuts }: { span: DaySpan; timeZone: string; cuts: readonly Cut[] },
): Promise<Record<Cut, ReportByKey>> {
  const { day, cut } = reportDays;
  const ofZone = and(eq(reportDays.timeZone, timeZone), between(day, span.first, span.last));
  // Otherwise a day stored in between would count twice.
  const rows = await inOneSnapshot(on, async (tx) => {
    const days = await tx
      .select({ day })
      .from(reportDays)
      .where(and(ofZone, eq(cut, "day")));
    const missing = spansWithout(span, new Set(days.map((one) => one.day)));
    const kept = await tx
      .select(sums)
      .from(reportDays)
      .where(and(ofZone, inArray(cut, [...cuts])))
      .groupBy(cut, reportDays.key);
    return [...kept, ...(missing.length === 0 ? [] : await readFresh(tx, missing, timeZone))];
  });
  const reports = Object.fromEntries(cuts.map((one) => [one, new Map()])) as Record<Cut, ReportByKey>;
  for (const { cut: of, key, ...row } of rows) {
    const byKey = cuts.some((one) => one === of) ? reports[of as Cut] : undefined;
    byKey?.set(key, addReports(byKey.get(key) ?? noReport, row));
  }
  return reports;
}

const sums = {
  cut: reportDays.cut,
  key: reportDays.key,
  events: sql<number>`sum(${reportDays.events})::int`,
  among: sql<number>`sum(${reportDays.among})::int`,
  amount: sql`sum(${reportDays.amount})::bigint`.mapWith(BigInt),
  usd: sql`sum(${reportDays.usd})::bigint`.mapWith(BigInt),
};

async function readFresh(
  tx: Db,
  spans: readonly DaySpan[],
  timeZone: string,
): Promise<(Report & { cut: ReportCut; key: string })[]> {
  const { rows } = await tx.execute<{
    cut: ReportCut;
    key: string;
    events: number;
    among: number;
    amount: string;
    usd: string;
  }>(sql`select cut, key, sum(events)::int as events, sum(among)::int as among, sum(amount)::text as amount,
    sum(usd)::text as usd from (${sumReports(spans, timeZone)}) summed group by cut, key`);
  return rows.map(({ amount, usd, ...row }) => ({ ...row, amount: BigInt(amount), usd: BigInt(usd) }));
}
