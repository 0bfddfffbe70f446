import { findAppointment } from "#app/cases/sessions/find-appointments.server.ts";
import { db } from "#app/platform/db.server.ts";
import { answerSessionFile, noSuchFile } from "#app/cases/sessions/answer-session-file.server.ts";
import { requireUser } from "#app/accounts/sign-in/signed-in.server.ts";

import type { Route } from "./+types/session-calendar.ts";

/** 404 for somebody else's session, as for an unknown one. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const user = requireUser({ url, context });
  const appointment = await findAppointment(db, params.appointmentId);
  if (appointment?.customerId !== user.id) throw noSuchFile();
  const page = "/account/services";
  return answerSessionFile(appointment, { readerId: user.id, page, now: new Date() });
}
