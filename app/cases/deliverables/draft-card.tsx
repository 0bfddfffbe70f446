import card from "#app/cases/case-card.module.css";
import { CaseForm } from "#app/cases/case-form.tsx";
import { textLengthMax } from "#app/cases/case-text.ts";
import type { ShownDraft } from "#app/cases/deliverables/deliverables-view.ts";
import { CaseFileList } from "#app/cases/files/case-file-list.tsx";
import { WrittenText } from "#app/mail/written-text.tsx";
import { useIsRefused } from "#app/forms/post-form.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

/** A version that the customer does not have yet. */
export function DraftCard({ draft }: { draft: ShownDraft }) {
  const { who, at, when, text, files, state, reader, answerText, can } = draft;
  return (
    <article className={`card stack-3 ${card.card}`} aria-label={`Version by ${who}, ${when}`}>
      <header className={`row ${card.head}`}>
        <h3>Not with the customer yet</h3>
        {state === "asked" ? (
          <Badge tone="harbour">Second reader: {reader}</Badge>
        ) : (
          <Badge tone="warning">Sent back by {reader}</Badge>
        )}
      </header>
      <p className="note">
        {who}, <time dateTime={at}>{when}</time>
      </p>
      {text && <WrittenText text={text} />}
      {files.length > 0 && <CaseFileList files={files} />}
      {answerText && <WrittenText text={answerText} before={<span className="note">To change: </span>} />}
      {can === "read" && <ReadForms draft={draft} />}
      {can === "take_back" && (
        <CaseForm intent="deliverables.take_back" about={{ draft_id: draft.id }}>
          <SubmitButton size="small">Take Back</SubmitButton>
        </CaseForm>
      )}
    </article>
  );
}

function ReadForms({ draft: { id } }: { draft: ShownDraft }) {
  const about = { draft_id: id };
  return (
    <>
      <CaseForm intent="deliverables.approve" about={about}>
        <SubmitButton variant="action">Approve and Deliver</SubmitButton>
      </CaseForm>
      <Disclosure summary="Send back" open={useIsRefused("deliverables.send_back", about)}>
        <CaseForm intent="deliverables.send_back" about={about}>
          <TextAreaField
            label="What has to change"
            hint="Whoever wrote the version reads this. The customer does not."
            name="text"
            rows={4}
            required
            maxLength={textLengthMax}
          />
          <SubmitButton>Send Back</SubmitButton>
        </CaseForm>
      </Disclosure>
    </>
  );
}
