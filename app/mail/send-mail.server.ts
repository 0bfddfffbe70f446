import { sql } from "drizzle-orm";

import { isDeletedAddress } from "#app/mail/deleted-address.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { OrderId } from "#app/platform/ids.ts";
import { preparedSql } from "#app/platform/prepared.server.ts";

type Mail = { to: string; subject: string; body: string; attachments?: (Attachment | ReceiptAttachment)[] };

export type Attachment = { name: string; type: string; bytes: Buffer };

/** Drawn for a mail server; the demo's mailbox draws it when it is opened. */
type ReceiptAttachment = { name: string; type: string; receiptOf: OrderId; draw: () => Promise<Buffer> };

export async function sendMail(mail: Mail): Promise<void> {
  if (isDeletedAddress(mail.to)) return;
  const { SMTP_URL, MAIL_FROM } = env();
  if (SMTP_URL) await sendBySmtp(SMTP_URL, MAIL_FROM, mail);
  else await keepInMailbox(mail);
}

async function keepInMailbox({ to, subject, body, attachments = [] }: Mail): Promise<void> {
  const kept = attachments.map(({ name, type, ...file }) => ({
    name,
    type,
    ...("bytes" in file
      ? { base64: file.bytes.toString("base64") }
      : { base64: "", receiptOf: file.receiptOf }),
  }));
  await keepMessage(db, { recipient: to, subject, body, attachments: JSON.stringify(kept) });
}

type KeptMessage = { recipient: string; subject: string; body: string; attachments: string };

const keepMessage = preparedSql<KeptMessage, unknown>(
  "keep-in-mailbox",
  ({ recipient, subject, body, attachments }) => sql`
    insert into ${mailboxMessages} (recipient, subject, body, attachments)
    values (${recipient}, ${subject}, ${body}, ${attachments}::jsonb)`,
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
