import { mailboxMessages } from "#app/mail/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";

export type Mail = { to: string; subject: string; body: string };

/** Sends a plain-text mail by SMTP, or puts it in the mailbox that the embedded mode shows. */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = env();
  if (SMTP_URL) await sendBySmtp(SMTP_URL, MAIL_FROM, mail);
  else
    await db.insert(mailboxMessages).values({ recipient: mail.to, subject: mail.subject, body: mail.body });
}

/** A mail server that does not answer must not hold the customer. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Exported for its test, which brings a mail server of its own. */
export async function sendBySmtp(url: string, from: string, { to, subject, body }: Mail): Promise<void> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ url, ...timeouts });
  try {
    // An address object is never read as a list, so one customer's address cannot name a second receiver.
    await transport.sendMail({ from, to: { name: "", address: to }, subject, text: body });
  } finally {
    transport.close();
  }
}
