import { z } from "zod";

import { sessionNews } from "#app/cases/sessions/session-mail-text.ts";
import type { Session } from "#app/cases/sessions/find-sessions.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { UserId, SessionId } from "#app/platform/ids.ts";
import { enqueueEach, job } from "#app/platform/job.server.ts";

const schema = z.object({
  about: z.enum(sessionNews),
  sessionId: SessionId,
  /** A mail about an older time is dropped. */
  sequence: z.number().int(),
  userId: UserId,
});
export type SessionMail = z.infer<typeof schema>;

/** The text is read on sending, not queued. */
export const sendSessionMailJob = job({
  name: "send-session-mail",
  schema,
  key: ({ about, sessionId, sequence, userId }) => `${about} ${sessionId} ${sequence} ${userId}`,
});

type ToBeTold = {
  about: SessionMail["about"];
  session: Pick<Session, "id" | "sequence">;
  userId: UserId;
};

export async function queueSessionMails(tx: Db, told: readonly ToBeTold[]): Promise<void> {
  const mails = told.map(({ about, session: { id, sequence }, userId }): SessionMail => {
    return { about, sessionId: id, sequence, userId };
  });
  await enqueueEach(tx, sendSessionMailJob, mails);
}

/** The customer, and the counsellor unless they did it. */
export function everyoneExcept(by: string | null, about: SessionMail["about"], session: Session): ToBeTold[] {
  return [session.customerId, session.counsellorId]
    .filter((userId) => userId !== by)
    .map((userId) => ({ about, session, userId }));
}
