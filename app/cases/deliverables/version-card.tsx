import { CaseFileList } from "#app/cases/files/case-file-list.tsx";
import { wordsLengthMax } from "#app/cases/words.ts";
import card from "#app/cases/case-card.module.css";
import { CaseForm } from "#app/cases/case-form.tsx";
import type { CasePage } from "#app/cases/case-part.ts";
import type { ShownVersion } from "#app/cases/deliverables/deliverables-view.ts";
import styles from "#app/cases/deliverables/version-card.module.css";
import { WrittenWords } from "#app/cases/written-words.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { useIsRefused } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";

type VersionCardProps = {
  version: ShownVersion;
  page: CasePage;
  /** Null where nothing more can be said. */
  sendKey: string | null;
  newest: boolean;
};

/** One version: what came with it, what the customer answered, and what both sides say about it. */
export function VersionCard({ version, page, sendKey, newest }: VersionCardProps) {
  const { number, who, at, when, words, files, answer, answerWords, answeredOn, comments } = version;
  const about = { version_id: version.id };
  const isRefused = useIsRefused("deliverables.comment", about);
  return (
    <article className={`card stack-3 ${card.card}`} aria-label={`Version ${number}`}>
      <header className={`row ${card.head}`}>
        <h3>Version {number}</h3>
        {answer === "accepted" && <Badge tone="success">Accepted</Badge>}
        {answer === "changes_asked" && <Badge tone="warning">Changes asked for</Badge>}
        {answer === null && newest && <Badge tone="harbour">Waits for an answer</Badge>}
      </header>
      <p className="note">
        {who}, <time dateTime={at}>{when}</time>
      </p>
      {words && <WrittenWords words={words} />}
      {files.length > 0 && <CaseFileList files={files} />}
      {answerWords && (
        <WrittenWords
          words={answerWords}
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
              <WrittenWords words={comment.words} />
            </li>
          ))}
        </ol>
      )}
      {sendKey !== null && (
        <Disclosure summary={`Comment on version ${number}`} open={isRefused}>
          <CaseForm intent="deliverables.comment" about={about} hidden={{ send_key: sendKey }}>
            <TextAreaField label="Comment" name="words" rows={3} required maxLength={wordsLengthMax} />
            <SubmitButton size="small">
              Write Comment<span className="visually-hidden"> on version {number}</span>
            </SubmitButton>
          </CaseForm>
        </Disclosure>
      )}
    </article>
  );
}
