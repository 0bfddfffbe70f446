import { Link } from "react-router";

import { messageLengthMax } from "#app/cases/conversation/message-text.ts";
import { KeptCaseForm } from "#app/cases/case-form.tsx";
import type { CaseSectionProps } from "#app/cases/case-part.ts";
import { CaseSection } from "#app/cases/case-section.tsx";
import styles from "#app/cases/conversation/conversation-section.module.css";
import type { NotesView } from "#app/cases/notes/notes-view.ts";
import { WrittenText } from "#app/cases/written-text.tsx";
import { TextAreaField } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function NotesSection({ view, page }: CaseSectionProps<NotesView>) {
  const { notes, olderHref, newestHref, sendKey } = view;
  return (
    <CaseSection part="notes" heading="Private notes" page={page} doneMessages={doneMessages}>
      {sendKey !== null && (
        <KeptCaseForm page={page} intent="notes.write" hidden={{ send_key: sendKey }}>
          <TextAreaField
            label="Note"
            name="text"
            rows={3}
            required
            maxLength={messageLengthMax}
            hint="Only the desk reads this. The customer never does."
          />
          <SubmitButton>Write Note</SubmitButton>
        </KeptCaseForm>
      )}
      {newestHref && (
        <p className={styles.way}>
          <Link to={newestHref}>Newest notes</Link>
        </p>
      )}
      {notes.length === 0 ? (
        <p>No notes yet.</p>
      ) : (
        <ol className="stack-4 measure" role="list" aria-label="Notes">
          {notes.map(({ id, author, at, when, text }) => (
            <li key={id} className={`stack-2 ${styles.message}`}>
              <p>
                <strong>{author}</strong>{" "}
                <time dateTime={at} className="note">
                  {when}
                </time>
              </p>
              <WrittenText text={text} />
            </li>
          ))}
        </ol>
      )}
      {olderHref && (
        <p className={styles.way}>
          <Link to={olderHref}>Older notes</Link>
        </p>
      )}
    </CaseSection>
  );
}

const doneMessages = { written: "The note is written." };
