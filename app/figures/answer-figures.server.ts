import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { mayEver } from "#app/desk/permissions.ts";
import type { Figure, FigureCell } from "#app/figures/figure.ts";
import { type Report, type ReportByKey, sumOf } from "#app/figures/report.ts";
import { reportsBetween } from "#app/figures/reports-between.server.ts";
import type { DaySpan } from "#app/platform/day-spans.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { readReport } from "#app/platform/replica.server.ts";

type AnswerFigures = { byTime: Figure; byCounsellor: Figure; times: { name: string; answers: number }[] };

/** As `sum-reports.server.ts` numbers them. */
const times = ["Within an hour", "Within 4 hours", "Within a day", "Within two days", "Later"];
const withinADay = 3;
const kinds = [
  { kind: "service", name: "Services" },
  { kind: "enquiry", name: "Enquiries" },
];

/** How soon customers had a first answer, by the day on which they had it. */
export async function answerFigures(
  member: Pick<Member, "role" | "timeZone">,
  span: DaySpan,
): Promise<Outcome<AnswerFigures>> {
  if (!mayEver(member.role, "see_figures")) return notAllowed;
  const { answer, answer_time: byTime } = await readReport((on) =>
    reportsBetween(on, {
      span,
      timeZone: member.timeZone,
      cuts: ["answer", "answer_time"],
    }),
  );
  const names = await readReport((on) => namePeople(on, [...answer.keys()]));
  return done({
    byTime: timesFigure(byTime),
    byCounsellor: {
      name: "answers-by-counsellor",
      title: "By counsellor",
      columns: ["Counsellor", "First answers", "Within a day", "Share within a day", "Average (hours)"],
      rows: [...answer]
        .toSorted(([, one], [, other]) => other.events - one.events)
        .map(([id, report]) => answersRow(fullName(names.get(id)), report)),
      total: answersRow("All", sumOf(answer)),
    },
    times: times.map((name, nth) => ({
      name,
      answers: kinds.reduce((sum, { kind }) => sum + countOf(byTime, kind, nth), 0),
    })),
  });
}

function timesFigure(byTime: ReportByKey): Figure {
  const row = (name: string, counts: number[]): FigureCell[] => {
    const all = counts.reduce((sum, count) => sum + count, 0);
    const soon = counts.slice(0, withinADay).reduce((sum, count) => sum + count, 0);
    return [name, ...counts, all, { part: soon, whole: all }];
  };
  const rows = kinds.map(({ kind, name }) => ({
    name,
    counts: times.map((_, nth) => countOf(byTime, kind, nth)),
  }));
  return {
    name: "answers-by-time",
    title: "First answers by time",
    columns: ["To", ...times, "All", "Share within a day"],
    rows: rows
      .filter(({ counts }) => counts.some((count) => count > 0))
      .map(({ name, counts }) => row(name, counts)),
    total: row(
      "All",
      times.map((_, nth) => rows.reduce((sum, { counts }) => sum + (counts[nth] ?? 0), 0)),
    ),
  };
}

function countOf(byTime: ReportByKey, kind: string, nth: number): number {
  return byTime.get(`${kind} ${nth + 1}`)?.events ?? 0;
}

function answersRow(name: string, { events, among, amount }: Report): FigureCell[] {
  const hours = events === 0 ? null : Math.round(Number(amount) / events / 6) / 10;
  return [name, events, among, { part: among, whole: events }, hours];
}
