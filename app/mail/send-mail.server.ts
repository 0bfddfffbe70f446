import { sql } from "drizzle-orm";

import { isDeletedAddress } from "#app/mail/deleted-address.ts";
import { mailboxMessages, sentMails } from "#app/mail/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { OrderId, OrderItemId, UserId } from "#app/platform/ids.ts";
import { outside } from "#app/platform/outside.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type Given, preparedSql } from "#app/platform/prepared.server.ts";

type Mail = {
  to: string;
  subject: string;
  body: string;
  attachments?: (Attachment | ReceiptAttachment)[];
  /** Of a mail to a customer: the desk sees on their timeline that it was sent. */
  about?: MailAbout;
};

type MailAbout = { userId: UserId; itemId?: OrderItemId; orderId?: OrderId };

export type Attachment = { name: string; type: string; bytes: Buffer };

/** Drawn for a mail server; the demo's mailbox draws it when it is opened. */
type ReceiptAttachment = { name: string; type: string; receiptOf: OrderId; draw: () => Promise<Buffer> };

/** One that hangs would keep every job waiting, those of payments too. That it refuses one address is an answer. */
const withMailServer = outside("mail server", {
  thrown: (error) => !["EENVELOPE", "EMESSAGE"].includes((error as NodeJS.ErrnoException).code ?? ""),
});

export async function sendMail(mail: Mail): Promise<void> {
  if (isDeletedAddress(mail.to)) return;
  const { SMTP_URL, MAIL_FROM } = env();
  if (!SMTP_URL) return keepInMailbox(mail);
  await withMailServer(() => sendBySmtp(SMTP_URL, MAIL_FROM, mail));
  // Sent is sent: a second try would send it twice.
  await noteSent(db, sentRow(mail)).catch((error: unknown) =>
    log.warn({ error }, "a sent mail is not noted"),
  );
}

async function keepInMailbox(mail: Mail): Promise<void> {
  const { to, subject, body, attachments = [] } = mail;
  const kept = attachments.map(({ name, type, ...file }) => ({
    name,
    type,
    ...("bytes" in file
      ? { base64: file.bytes.toString("base64") }
      : { base64: "", receiptOf: file.receiptOf }),
  }));
  const message = { recipient: to, body, attachments: JSON.stringify(kept) };
  await keepMessage(db, { ...message, ...sentRow(mail), subject });
}

type SentRow = {
  userId: UserId | null;
  itemId: OrderItemId | null;
  orderId: OrderId | null;
  subject: string;
};
type KeptMessage = SentRow & { recipient: string; body: string; attachments: string };

function sentRow({ about, subject }: Mail): SentRow {
  return {
    userId: about?.userId ?? null,
    itemId: about?.itemId ?? null,
    orderId: about?.orderId ?? null,
    subject,
  };
}

const insertSent = ({ userId, itemId, orderId, subject }: Given<SentRow>) => sql`
  insert into ${sentMails} (user_id, item_id, order_id, subject)
  select ${userId}::text, ${itemId}::uuid, ${orderId}::uuid, ${subject}::text where ${userId}::text is not null`;

const noteSent = preparedSql<SentRow, unknown>("note-sent-mail", insertSent);

const keepMessage = preparedSql<KeptMessage, unknown>(
  "keep-in-mailbox",
  (given) => sql`
    with kept as (insert into ${mailboxMessages} (recipient, subject, body, attachments)
      values (${given.recipient}, ${given.subject}, ${given.body}, ${given.attachments}::jsonb))
    ${insertSent(given)}`,
);

/** A mail server that does not answer must not keep the customer waiting. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export async function sendBySmtp(url: string, from: string, mail: Mail): Promise<void> {
  const { to, subject, body, attachments = [] } = mail;
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ url, ...timeouts });
  try {
    // An address object is never parsed as a list, so an address cannot smuggle in a second recipient.
    await transport.sendMail({
      from,
      to: { name: "", address: to },
      subject,
      text: body,
      attachments: await Promise.all(
        attachments.map(async ({ name, type, ...file }) => ({
          filename: name,
          contentType: type,
          content: "bytes" in file ? file.bytes : await file.draw(),
        })),
      ),
    });
  } finally {
    transport.close();
  }
}
