import { desc, eq, sql } from "drizzle-orm";

import type { Attachment } from "#app/mail/send-mail.server.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderId } from "#app/platform/ids.ts";

type MailboxMessage = {
  id: number;
  recipient: string;
  subject: string;
  body: string;
  attachments: string[];
  sentAt: Date;
};

export function listMailbox(limit = 50): Promise<MailboxMessage[]> {
  const { id, recipient, subject, body, attachments, sentAt } = mailboxMessages;
  const names = sql<string[]>`jsonb_path_query_array(${attachments}, '$[*].name')`;
  return db
    .select({ id, recipient, subject, body, attachments: names, sentAt })
    .from(mailboxMessages)
    .orderBy(desc(id))
    .limit(limit);
}

/** Without its bytes where it is a receipt. */
export async function findAttachment(
  messageId: number,
  position: number,
): Promise<(Attachment & { receiptOf?: OrderId }) | null> {
  const [message] = await db
    .select({ attachments: mailboxMessages.attachments })
    .from(mailboxMessages)
    .where(eq(mailboxMessages.id, messageId));
  const kept = message?.attachments[position];
  if (!kept) return null;
  const { base64, ...attachment } = kept;
  return { ...attachment, bytes: Buffer.from(base64, "base64") };
}
