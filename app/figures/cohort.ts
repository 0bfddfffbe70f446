import { noReport, type ReportByKey } from "#app/figures/report.ts";
import type { DaySpan } from "#app/platform/day-spans.ts";

export type Cohort = {
  /** yyyy-mm. */
  month: string;
  customers: number;
  again: number;
  orders: number;
  /** Hundredths of dollars in the first month, the next two, three and six, and later. */
  byAge: bigint[];
};

const monthsMin = 12;
/** The last month of each age, counted from 0. */
const ages = [0, 2, 5, 11, Number.POSITIVE_INFINITY];

/** Whole months, at least a year of them: a month alone says nothing about the next. */
export function cohortSpan({ first, last }: DaySpan): DaySpan {
  const year = new Date(`${last.slice(0, 7)}-01T00:00:00Z`);
  year.setUTCMonth(year.getUTCMonth() - (monthsMin - 1));
  const earliest = year.toISOString().slice(0, 10);
  const asked = `${first.slice(0, 7)}-01`;
  return { first: asked < earliest ? asked : earliest, last };
}

/** `cohort`: by month and months later, such as `2026-03 4`; `again`: by month. The newest month first. */
export function cohortsOf(
  { cohort, again }: { cohort: ReportByKey; again: ReportByKey },
  { first, last }: DaySpan,
): { cohorts: Cohort[]; all: Cohort } {
  const byMonth = new Map<string, Cohort>();
  for (const [key, { events, among, usd }] of cohort) {
    const [month = "", later = "0"] = key.split(" ");
    if (month < first.slice(0, 7) || month > last.slice(0, 7)) continue;
    const one = byMonth.get(month) ?? { ...emptyCohort(month), again: (again.get(month) ?? noReport).events };
    const age = ages.findIndex((end) => Number(later) <= end);
    byMonth.set(month, {
      ...one,
      customers: one.customers + among,
      orders: one.orders + events,
      byAge: one.byAge.map((amount, nth) => (nth === age ? amount + usd : amount)),
    });
  }
  const cohorts = [...byMonth.values()].toSorted((one, other) => (one.month < other.month ? 1 : -1));
  return { cohorts, all: cohorts.reduce(addCohorts, emptyCohort("")) };
}

function emptyCohort(month: string): Cohort {
  return { month, customers: 0, again: 0, orders: 0, byAge: ages.map(() => 0n) };
}

function addCohorts(one: Cohort, other: Cohort): Cohort {
  return {
    month: "",
    customers: one.customers + other.customers,
    again: one.again + other.again,
    orders: one.orders + other.orders,
    byAge: one.byAge.map((amount, nth) => amount + (other.byAge[nth] ?? 0n)),
  };
}
