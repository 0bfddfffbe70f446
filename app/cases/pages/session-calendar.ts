import { findSession } from "#app/cases/sessions/find-sessions.server.ts";
import { db } from "#app/platform/db.server.ts";
import { answerSessionFile, noSuchFile } from "#app/cases/sessions/answer-session-file.server.ts";
import { requireUser } from "#app/accounts/sign-in/require-user.server.ts";

import type { Route } from "./+types/session-calendar.ts";

/** 404 for somebody else's session, as for an unknown one. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const user = requireUser({ url, context });
  const session = await findSession(db, params.sessionId);
  if (session?.customerId !== user.id) throw noSuchFile();
  const page = "/account/services";
  return answerSessionFile(session, { readerId: user.id, page, now: new Date() });
}
