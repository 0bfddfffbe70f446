import { data } from "react-router";

import { figureCsv } from "#app/figures/figure-csv.ts";
import { figureNames } from "#app/figures/figure.ts";
import { readPeriod } from "#app/figures/figure-period.ts";
import { findFigure } from "#app/figures/find-figure.server.ts";
import { clockIn } from "#app/desk/zone-time.ts";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { answerFile } from "#app/files/answer-file.server.ts";

import type { Route } from "./+types/figure-file.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_figures");
  const name = figureNames.find((one) => url.pathname.endsWith(`/${one}.csv`));
  if (!name) throw data(null, { status: 404 });
  const now = new Date();
  const today = clockIn(now, name === "funnel" ? "UTC" : member.timeZone).day;
  const { span, problem } = readPeriod(url.searchParams, today);
  if (problem) throw data(problem.message, { status: 422 });
  const isOfNow = name === "overdue" || name === "counsellor-load";
  const figure = valueOrStatus(await findFigure({ member, name, span, now }));
  const days = isOfNow ? today : `${span.first}-to-${span.last}`;
  return answerFile({
    name: `${name}-${days}.csv`,
    type: "text/csv; charset=utf-8; header=present",
    bytes: Buffer.from(figureCsv(figure)),
  });
}
