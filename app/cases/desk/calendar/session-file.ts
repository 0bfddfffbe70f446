import { findSession } from "#app/cases/sessions/find-session.server.ts";
import { answerSessionFile } from "#app/cases/sessions/answer-session-file.server.ts";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";

import type { Route } from "./+types/session-file.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_calendar");
  const session = valueOrStatus(await findSession(member, params.appointmentId));
  const asked = { readerId: session.counsellorId, page: "/staff/work", now: new Date() };
  return answerSessionFile(session, asked);
}
