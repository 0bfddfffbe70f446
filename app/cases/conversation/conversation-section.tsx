import { Link } from "react-router";

import { CaseFileList } from "#app/cases/files/case-file-list.tsx";
import { CaseFilesField } from "#app/cases/files/case-files-field.tsx";
import { messageLengthMax } from "#app/cases/conversation/message-text.ts";
import { KeptCaseForm } from "#app/cases/case-form.tsx";
import type { CasePage, CaseSectionProps } from "#app/cases/case-part.ts";
import { CaseSection } from "#app/cases/case-section.tsx";
import styles from "#app/cases/conversation/conversation-section.module.css";
import type { ConversationView, ShownMessage } from "#app/cases/conversation/conversation-view.ts";
import { WrittenText } from "#app/mail/written-text.tsx";
import { TextAreaField } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function ConversationSection({ view, page }: CaseSectionProps<ConversationView>) {
  const { messages, zoneNote, olderHref, newestHref, closed } = view;
  return (
    <CaseSection part="conversation" heading="Conversation" page={page} doneMessages={doneMessages}>
      {olderHref && (
        <p className={styles.way}>
          <Link to={olderHref}>Older messages</Link>
        </p>
      )}
      {messages.length === 0 ? (
        <p>No messages yet.</p>
      ) : (
        <>
          <p className="note">{zoneNote}</p>
          <ol className={`stack-4 measure ${styles.messages}`} role="list" aria-label="Messages">
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ol>
        </>
      )}
      {newestHref && (
        <p className={styles.way}>
          <Link to={newestHref}>Newest messages</Link>
        </p>
      )}
      {closed === null ? <MessageForm view={view} page={page} /> : <p>{closed}</p>}
    </CaseSection>
  );
}

const doneMessages = { sent: "Your message is sent." };

function Message({ message: { author, ours, at, when, text, files } }: { message: ShownMessage }) {
  return (
    <li className={`stack-2 ${styles.message}`} data-ours={ours || undefined}>
      <p>
        <strong>{author}</strong>{" "}
        <time dateTime={at} className="note">
          {when}
        </time>
      </p>
      {text !== "" && <WrittenText text={text} />}
      <CaseFileList files={files} />
    </li>
  );
}

function MessageForm({ view, page }: { view: ConversationView; page: CasePage }) {
  return (
    <KeptCaseForm page={page} intent="conversation.send" files hidden={{ send_key: view.sendKey }}>
      <TextAreaField
        label="Message"
        name="text"
        rows={5}
        maxLength={messageLengthMax}
        hint="Your counsellor reads this, and answers here."
      />
      <CaseFilesField label="Files" />
      <SubmitButton>Send Message</SubmitButton>
    </KeptCaseForm>
  );
}
