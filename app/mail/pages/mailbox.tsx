import { data, href } from "react-router";

import { linkParts } from "#app/mail/link-parts.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { mailboxOpen } from "#app/mail/mailbox-open.server.ts";
import { fromThisMachineContext } from "#app/platform/request-context.ts";
import { timeFormat } from "#app/platform/zone-formats.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { unlisted } from "#app/http/shell/page-title.ts";

import type { Route } from "./+types/mailbox.ts";
import styles from "#app/mail/pages/mailbox.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  if (!mailboxOpen(context.get(fromThisMachineContext))) throw data(null, { status: 404 });
  const messages = await listMailbox();
  return {
    messages: messages.map(({ sentAt, ...message }) => ({
      ...message,
      sentAt: sentAt.toISOString(),
      sentAtText: `${timeFormat("UTC").format(sentAt)} UTC`,
    })),
  };
}

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta = unlisted("Mailbox");

export default function Mailbox({ loaderData }: Route.ComponentProps) {
  const { messages } = loaderData;
  return (
    <div className="page">
      <PageHeading
        title="Mailbox"
        intro="Mail that this installation would send. With a database server and an SMTP address of your own it is sent instead."
      />
      {messages.length === 0 ? (
        <EmptyState picture="ledger" heading="No mail yet">
          <p>Messages appear here as soon as the site writes one, such as a link to set a new password.</p>
        </EmptyState>
      ) : (
        <ol className={`plain-list stack-6 ${styles.messages}`}>
          {messages.map((message) => (
            <li key={message.id}>
              <Message {...message} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

type MessageProps = {
  id: number;
  subject: string;
  recipient: string;
  body: string;
  attachments: string[];
  sentAt: string;
  sentAtText: string;
};

function Message({ id, subject, recipient, body, attachments, sentAt, sentAtText }: MessageProps) {
  return (
    <article className="card stack-4">
      <header className={`stack-1 note ${styles.about}`}>
        <h2 className={styles.subject}>{subject}</h2>
        <p>
          To {recipient}, <time dateTime={sentAt}>{sentAtText}</time>
        </p>
      </header>
      <p className={styles.body}>
        {linkParts(body).map((part, index) =>
          part.kind === "link" ? (
            <a key={index} href={part.href} rel="noreferrer">
              {part.href}
            </a>
          ) : (
            part.text
          ),
        )}
      </p>
      {attachments.length > 0 && (
        <ul className={`stack-2 ${styles.attachments}`} aria-label="Attachments">
          {attachments.map((name, position) => (
            <li key={position}>
              <a
                href={href("/mailbox/:messageId/:position", { messageId: `${id}`, position: `${position}` })}
                download={name}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
