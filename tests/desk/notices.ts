import { asc, eq } from "drizzle-orm";

import { users } from "#app/accounts/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { notifications } from "#app/notifications/tables.server.ts";
import { db } from "#app/platform/db.server.ts";

/** What this member was told, in order. */
export async function noticesOf({ id }: Pick<Member, "id">) {
  return db.select().from(notifications).where(eq(notifications.userId, id)).orderBy(asc(notifications.id));
}

/** Only the kinds. */
export async function kindsTold(member: Pick<Member, "id">): Promise<string[]> {
  return (await noticesOf(member)).map(({ kind }) => kind);
}

/** What came to this member by mail, the newest first. */
export async function mailsTo({ id }: Pick<Member, "id">) {
  const [person] = await db.select({ email: users.email }).from(users).where(eq(users.id, id));
  return (await listMailbox(200)).filter(({ recipient }) => recipient === person?.email);
}
