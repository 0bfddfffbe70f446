import { z } from "zod";

import { findCustomer } from "#app/accounts/find-customer.server.ts";
import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { groupPath } from "#app/content/research-group-card.ts";
import { sendMail } from "#app/mail/send-mail.server.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { GroupId, UserId } from "#app/platform/ids.ts";
import { groupState } from "#app/research-groups/group.ts";
import { groupMailText } from "#app/research-groups/group-mail-text.ts";
import {
  type Group,
  isBeingPaid,
  type Member,
  memberOf,
  readGroup,
} from "#app/research-groups/lock-group.server.ts";
import { enqueueEach, job } from "#app/platform/job.server.ts";

const schema = z.object({
  about: z.enum(["full", "reminder", "place_reopened", "taken_out", "closed", "board"]),
  groupId: GroupId,
  userId: UserId,
  /** The deadline the mail names; if it changed since, the mail is dropped. */
  payBy: z.coerce.date().nullable(),
});
type GroupMail = z.infer<typeof schema>;

export const sendGroupMailJob = job({
  name: "send-group-mail",
  schema,
  key: ({ about, groupId, userId }) => `${about} ${groupId} ${userId}`,
});

type Queued = Omit<GroupMail, "userId"> & { userIds: UserId[]; runAt?: Date };

/** One job per mail, so a failed one retries alone. */
export async function queueGroupMails(tx: Db, mails: Queued): Promise<void> {
  const { userIds, runAt, ...mail } = mails;
  await enqueueEach(
    tx,
    sendGroupMailJob,
    userIds.map((userId) => ({ ...mail, userId })),
    { runAt },
  );
}

export async function sendGroupMail(mail: GroupMail): Promise<void> {
  const group = await readGroup(db, mail.groupId);
  const person = (await namePeople(db, [mail.userId])).get(mail.userId);
  const customer = person && (await findCustomer(db, mail.userId));
  if (!group || !customer || !isStillTrue(mail, group)) return;
  const { SITE_URL } = env();
  const { about, payBy } = mail;
  const hasPaid = memberOf(group, mail.userId)?.paidAt != null;
  const { subject, sentences } = groupMailText(about, { ...group, payBy, hasPaid });
  await sendMail({
    to: customer.email,
    subject,
    body: [`Hello ${customer.firstName},`, ...sentences, `${SITE_URL}${groupPath(group)}`].join("\n\n"),
  });
}

function isStillTrue({ about, userId, payBy }: GroupMail, group: Group & { members: Member[] }): boolean {
  const member = memberOf(group, userId);
  switch (about) {
    case "full":
    case "reminder":
      return (
        groupState(group) === "full" &&
        member?.payBy?.getTime() === payBy?.getTime() &&
        member?.paidAt === null &&
        !isBeingPaid(member)
      );
    case "place_reopened":
      return member !== null && groupState(group) === "open";
    case "taken_out":
      return member === null;
    case "closed":
      return member !== null && groupState(group) === "closed";
    case "board":
      // Whoever has looked meanwhile needs no mail.
      return member !== null && member.boardMailedAt !== null;
  }
}
