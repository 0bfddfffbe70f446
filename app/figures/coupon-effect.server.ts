import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { type Figure, type FigureCell, usd } from "#app/figures/figure.ts";
import { noReport, type Report, sumOf } from "#app/figures/report.ts";
import { reportsBetween } from "#app/figures/reports-between.server.ts";
import type { DaySpan } from "#app/platform/day-spans.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { readReport } from "#app/platform/replica.server.ts";

type CouponEffect = { figure: Figure; averages: { name: string; inUsd: bigint }[] };

/** Orders with each coupon beside those without: how large they are, and how many bring a new customer. */
export async function couponEffect(
  member: Pick<Member, "role" | "timeZone">,
  span: DaySpan,
): Promise<Outcome<CouponEffect>> {
  if (!mayEver(member.role, "see_figures")) return notAllowed;
  const { coupon_use: byCode } = await readReport((on) =>
    reportsBetween(on, {
      span,
      timeZone: member.timeZone,
      cuts: ["coupon_use"],
    }),
  );
  const codes = [...byCode]
    .filter(([code]) => code !== "")
    .toSorted(([, one], [, other]) => other.events - one.events);
  const without = byCode.get("") ?? noReport;
  const rows: [string, Report][] = [
    ["Without a coupon", without],
    ["With any coupon", sumOf(new Map(codes))],
    ...codes,
  ];
  const shown = rows.filter(([, { events }]) => events > 0);
  return done({
    averages: shown.map(([name, report]) => ({ name, inUsd: averageOf(report) })),
    figure: {
      name: "coupon-effect",
      title: "Orders with a coupon and without",
      columns: [
        "Orders",
        "Paid",
        "First orders",
        "Share of first orders",
        "Price (USD)",
        "Average (USD)",
        "Taken off (USD)",
        "Share taken off",
      ],
      rows: shown.map(([name, report]) => effectRow(name, report)),
      total: effectRow("All", sumOf(byCode)),
    },
  });
}

function effectRow(name: string, report: Report): FigureCell[] {
  const { events, among, amount, usd: price } = report;
  return [
    name,
    events,
    among,
    { part: among, whole: events },
    usd(price),
    events === 0 ? null : usd(averageOf(report)),
    usd(amount),
    { part: Number(amount), whole: Number(amount + price) },
  ];
}

function averageOf({ events, usd: price }: Report): bigint {
  return events === 0 ? 0n : price / BigInt(events);
}
