import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { clockIn } from "#app/desk/zone-time.ts";
import { cohortSpan, cohortsOf, type Cohort } from "#app/figures/cohort.ts";
import { type Figure, type FigureCell, usd } from "#app/figures/figure.ts";
import { reportsBetween } from "#app/figures/reports-between.server.ts";
import type { DaySpan } from "#app/platform/day-spans.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { readReport } from "#app/platform/replica.server.ts";

type CohortFigure = { months: DaySpan; cohorts: Cohort[]; figure: Figure };

/** Customers by the month of their first order, with all that they bought from it until today. */
export async function cohortFigure(
  member: Pick<Member, "role" | "timeZone">,
  span: DaySpan,
  now: Date,
): Promise<Outcome<CohortFigure>> {
  if (!mayEver(member.role, "see_figures")) return notAllowed;
  const months = cohortSpan(span);
  const { cohort, cohort_again: again } = await readReport((on) =>
    reportsBetween(on, {
      span: { first: months.first, last: clockIn(now, member.timeZone).day },
      timeZone: member.timeZone,
      cuts: ["cohort", "cohort_again"],
    }),
  );
  const { cohorts, all } = cohortsOf({ cohort, again }, months);
  return done({
    months,
    cohorts,
    figure: {
      name: "cohorts",
      title: "Customers by month of their first order",
      columns: [
        "Month",
        "Customers",
        "Bought again",
        "Share",
        "Orders",
        "Month 1 (USD)",
        "2 to 3 (USD)",
        "4 to 6 (USD)",
        "7 to 12 (USD)",
        "Later (USD)",
        "All (USD)",
        "Each (USD)",
      ],
      rows: cohorts.map((one) => [{ month: one.month }, ...cellsOf(one)]),
      total: ["All", ...cellsOf(all)],
    },
  });
}

function cellsOf({ customers, again, orders, byAge }: Omit<Cohort, "month">): FigureCell[] {
  const all = byAge.reduce((sum, amount) => sum + amount, 0n);
  return [
    customers,
    again,
    { part: again, whole: customers },
    orders,
    ...byAge.map(usd),
    usd(all),
    customers === 0 ? null : usd(all / BigInt(customers)),
  ];
}
