import { desc } from "drizzle-orm";

import { mailboxMessages } from "#app/mail/tables.server.ts";
import { db } from "#app/platform/db.server.ts";

export type MailboxMessage = { id: number; recipient: string; subject: string; body: string; sentAt: Date };

/** The newest messages of the embedded mode's mailbox, newest first. */
export function listMailbox(limit = 50): Promise<MailboxMessage[]> {
  return db.select().from(mailboxMessages).orderBy(desc(mailboxMessages.id)).limit(limit);
}
