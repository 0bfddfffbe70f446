import { findSessionAtDesk } from "#app/cases/sessions/find-sessions.server.ts";
import { answerSessionFile } from "#app/cases/sessions/answer-session-file.server.ts";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";

import type { Route } from "./+types/staff-session-calendar.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_calendar");
  const session = valueOrStatus(await findSessionAtDesk(member, params.sessionId));
  const asked = { readerId: session.counsellorId, page: "/staff/work", now: new Date() };
  return answerSessionFile(session, asked);
}
