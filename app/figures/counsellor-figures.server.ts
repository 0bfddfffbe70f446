import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { type Figure, usd } from "#app/figures/figure.ts";
import { addReports, descending, noReport, type Report, sumBy, sumOf } from "#app/figures/report.ts";
import { reportsBetween } from "#app/figures/reports-between.server.ts";
import type { Currency } from "#app/money/currency.ts";
import { openWork } from "#app/orders/items/open-work.server.ts";
import { utcDay } from "#app/platform/dates.ts";
import type { DaySpan } from "#app/platform/day-spans.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { readReport } from "#app/platform/replica.server.ts";

type CounsellorFigures = {
  load: Figure;
  onTime: Figure;
  revenue: Figure;
  /** Of all currencies, the most first. */
  revenueOf: { name: string; inUsd: bigint }[];
};

/** What everybody has to do now, and what they delivered in the period: in time, and for how much. */
export async function counsellorFigures(
  member: Pick<Member, "role" | "timeZone">,
  span: DaySpan,
  now: Date,
): Promise<Outcome<CounsellorFigures>> {
  if (!mayEver(member.role, "see_figures")) return notAllowed;
  const [work, { delivery }] = await Promise.all([
    readReport((on) => openWork(on, utcDay(now))),
    readReport((on) => reportsBetween(on, { span, timeZone: member.timeZone, cuts: ["delivery"] })),
  ]);
  const delivered = [...delivery].map(([key, report]) => {
    const [id = "", currency = ""] = key.split(" ");
    return { id, currency: currency as Currency, report };
  });
  const ids = [...work.flatMap(({ assignedTo }) => assignedTo ?? []), ...delivered.map(({ id }) => id)];
  const names = await readReport((on) =>
    namePeople(
      on,
      ids.filter((id) => id !== ""),
    ),
  );
  const nameOf = (id: string | null) => (id ? fullName(names.get(id)) : "Nobody yet");
  const byPerson = sumBy(delivered.map(({ id, report }) => [id, report]));
  const byCurrency = delivered.toSorted(
    (one, other) => descending(one.report.usd, other.report.usd) || (one.currency < other.currency ? -1 : 1),
  );
  return done({
    load: loadFigure(work.map((one) => ({ ...one, name: nameOf(one.assignedTo) }))),
    onTime: onTimeFigure([...byPerson].map(([id, report]) => ({ name: nameOf(id), report }))),
    revenue: {
      name: "revenue-by-counsellor",
      title: "Revenue by counsellor",
      columns: ["Counsellor", "Currency", "Delivered", "Price", "Price (USD)"],
      rows: byCurrency.map(({ id, currency, report }) => [
        nameOf(id),
        currency,
        report.events,
        { amount: report.amount, currency },
        usd(report.usd),
      ]),
      total: ["All", null, sumOf(byPerson).events, null, usd(sumOf(byPerson).usd)],
    },
    revenueOf: [...byPerson]
      .map(([id, report]) => ({ name: nameOf(id), inUsd: report.usd }))
      .toSorted((one, other) => descending(one.inUsd, other.inUsd)),
  });
}

function loadFigure(
  work: readonly { name: string; items: number; withoutForm: number; late: number }[],
): Figure {
  const sum = (of: "items" | "withoutForm" | "late") => work.reduce((all, one) => all + one[of], 0);
  return {
    name: "counsellor-load",
    title: "Work now",
    columns: ["Counsellor", "To do", "Of these without a form", "Past its day"],
    rows: work
      .toSorted((one, other) => other.items - one.items || one.name.localeCompare(other.name, "en"))
      .map(({ name, items, withoutForm, late }) => [name, items, withoutForm, late]),
    total: ["All", sum("items"), sum("withoutForm"), sum("late")],
  };
}

function onTimeFigure(delivered: readonly { name: string; report: Report }[]): Figure {
  const row = (name: string, { events, among }: Report) => [
    name,
    events,
    among,
    { part: events - among, whole: events },
  ];
  const all = delivered.reduce((sum, { report }) => addReports(sum, report), noReport);
  return {
    name: "on-time",
    title: "Delivered on time",
    columns: ["Counsellor", "Delivered", "After its day", "On time"],
    rows: delivered
      .toSorted(
        (one, other) => other.report.events - one.report.events || one.name.localeCompare(other.name, "en"),
      )
      .map(({ name, report }) => row(name, report)),
    total: row("All", all),
  };
}
