import { data } from "react-router";

import { findSession } from "#app/desk/find-session.server.ts";
import { answerSessionFile } from "#app/routes/pages/case/sessions/answer-session-file.server.ts";
import { requireStaff } from "#app/routes/pages/staff/require-staff.server.ts";

import type { Route } from "./+types/session-file.ts";

/** A session as a file for the calendar of whoever of the desk holds it. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_calendar");
  const found = await findSession(member, params.appointmentId);
  if (!found.ok) throw data(null, { status: found.refusal.status });
  const { counsellorId } = found.value;
  return answerSessionFile(found.value, { readerId: counsellorId, page: "/staff/work", now: new Date() });
}
