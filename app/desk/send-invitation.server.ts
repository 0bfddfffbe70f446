import { href } from "react-router";

import { eq } from "drizzle-orm";
import { z } from "zod";

import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { invitationDays, roleArticles, stateOfInvitation } from "#app/desk/invitation.ts";
import { secretToSend } from "#app/desk/invitation-secret.server.ts";
import { staffInvitations } from "#app/desk/tables.server.ts";
import { sendMail } from "#app/mail/send-mail.server.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { enqueue, job } from "#app/platform/job.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

const schema = z.object({ id: z.uuid(), sentTimes: z.number().int() });
type Sending = z.infer<typeof schema>;

export const sendInvitationJob = job({
  name: "send-invitation",
  schema,
  key: ({ id, sentTimes }) => `${id} ${sentTimes}`,
});

export async function queueInvitation(tx: Db, sending: Sending): Promise<void> {
  await enqueue(tx, sendInvitationJob, sending);
}

/** Says nothing of one that was withdrawn, accepted or sent again in the meantime. */
export async function sendInvitation({ id, sentTimes }: Sending, now: Date): Promise<void> {
  const [found] = await db.select().from(staffInvitations).where(eq(staffInvitations.id, id));
  if (!found || found.sentTimes !== sentTimes || stateOfInvitation(found, now) !== "open") return;
  const secret = secretToSend(found);
  if (secret === null) throw new Error("The key that this invitation was made with is no longer in SECRET.");
  const names = await namePeople(db, [found.invitedBy]);
  const { SITE_NAME, SITE_URL } = env();
  const inviter = fullName(names.get(found.invitedBy));
  await sendMail({
    to: found.email,
    subject: `${inviter} invites you to work at ${SITE_NAME}`,
    body: [
      "Hello,",
      `${inviter} invites you to work at the desk of ${SITE_NAME} as ${roleArticles[found.role]}. To accept, open this page and log in, or sign up with this address:`,
      `${SITE_URL}${invitationPath(secret)}`,
      `The link works once and for ${invitationDays} days. It is yours alone: please do not pass it on.`,
      "If you do not know what this is about, you can ignore this message.",
    ].join("\n\n"),
  });
}

/** Without a host. */
function invitationPath(secret: string): string {
  return `${href("/staff/invitation")}?${new URLSearchParams({ for: secret })}`;
}
