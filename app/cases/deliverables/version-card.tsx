import { CaseFileList } from "#app/cases/files/case-file-list.tsx";
import { textLengthMax } from "#app/cases/case-text.ts";
import card from "#app/cases/case-card.module.css";
import { CaseForm } from "#app/cases/case-form.tsx";
import type { CasePage } from "#app/cases/case-part.ts";
import type { ShownVersion } from "#app/cases/deliverables/deliverables-view.ts";
import styles from "#app/cases/deliverables/version-card.module.css";
import { WrittenText } from "#app/mail/written-text.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/fields/field.tsx";
import { useIsRefused } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

const waitingFor = { customer: "Waiting for you", desk: "Waiting for the customer" };

type VersionCardProps = {
  version: ShownVersion;
  page: CasePage;
  /** Null when comments are closed. */
  sendKey: string | null;
  waits: boolean;
};

export function VersionCard({ version, page, sendKey, waits }: VersionCardProps) {
  const { number, who, at, when, text, files, answer, answerText, answeredOn, comments } = version;
  const about = { version_id: version.id };
  const isRefused = useIsRefused("deliverables.comment", about);
  return (
    <article className={`card stack-3 ${card.card}`} aria-label={`Version ${number}`}>
      <header className={`row ${card.head}`}>
        <h3>Version {number}</h3>
        {answer === "accepted" && <Badge tone="success">Accepted</Badge>}
        {answer === "changes_asked" && <Badge tone="warning">Changes asked for</Badge>}
        {answer === null && waits && <Badge tone="harbour">{waitingFor[page.side]}</Badge>}
      </header>
      <p className="note">
        {who}, <time dateTime={at}>{when}</time>
      </p>
      {text && <WrittenText text={text} />}
      {files.length > 0 && <CaseFileList files={files} />}
      {answerText && (
        <WrittenText
          text={answerText}
          before={
            <span className="note">
              {page.side === "customer" ? "You asked" : "The customer asked"}, {answeredOn}:{" "}
            </span>
          }
        />
      )}
      {comments.length > 0 && (
        <ol className={`stack-3 ${styles.comments}`} role="list" aria-label={`Comments on version ${number}`}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <p className="note">
                {comment.who}, <time dateTime={comment.at}>{comment.when}</time>
              </p>
              <WrittenText text={comment.text} />
            </li>
          ))}
        </ol>
      )}
      {sendKey !== null && (
        <Disclosure summary={`Comment on version ${number}`} open={isRefused}>
          <CaseForm intent="deliverables.comment" about={about} hidden={{ send_key: sendKey }}>
            <TextAreaField label="Comment" name="text" rows={3} required maxLength={textLengthMax} />
            <SubmitButton size="small">
              Write Comment<span className="visually-hidden"> on version {number}</span>
            </SubmitButton>
          </CaseForm>
        </Disclosure>
      )}
    </article>
  );
}
