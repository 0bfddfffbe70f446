import { useRef } from "react";
import { useLocation } from "react-router";

import { CaseFilesField } from "#app/cases/files/case-files-field.tsx";
import { evidenceTextLengthMax } from "#app/cases/evidence/evidence-limits.ts";
import type { EvidenceView, ShownEntry } from "#app/cases/evidence/evidence-view.server.ts";
import styles from "#app/cases/evidence/evidence.module.css";
import { PostForm, useIsRefused } from "#app/forms/post-form.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { Field, TextAreaField } from "#app/ui/fields/field.tsx";
import { FormDraftNote } from "#app/ui/fields/form-draft-note.tsx";
import { useFormDraft } from "#app/ui/fields/form-draft.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type SendEvidenceFormProps = { entry: ShownEntry; view: EvidenceView };

/** Files are chosen anew or taken from the case, so that one file can stand in several places. */
export function SendEvidenceForm({ entry, view }: SendEvidenceFormProps) {
  const { key, title, dated, staysWithYou, files, text, date } = entry;
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const answered = useIsRefused("send", { entry: key });
  const draft = evidenceDraft(pathname, key);
  const kept = useFormDraft(form, draft, { done: false, answered });
  const here = new Set(files.map(({ id }) => id));
  const others = view.files.filter(({ id }) => !here.has(id));
  return (
    <PostForm
      intent="send"
      about={{ entry: key }}
      ref={form}
      data-draft={draft}
      action={`${search}#${key}`}
      encType="multipart/form-data"
      reloadDocument
      className={`stack-4 ${styles.form}`}
      aria-label={title}
    >
      {!staysWithYou && <CaseFilesField label="New files" />}
      {!staysWithYou && others.length > 0 && (
        <Boxes legend="Use a file that is in this case already" name="use" files={others} />
      )}
      {files.length > 0 && <Boxes legend="Take a file away from here" name="remove" files={files} />}
      {dated && (
        <Field label={dated} name="expires_on" type="date" width="medium" optional defaultValue={date?.day} />
      )}
      <TextAreaField
        label="Where it can be seen, or what it shows"
        name="text"
        rows={3}
        optional
        maxLength={evidenceTextLengthMax}
        defaultValue={text}
      />
      <div className="row">
        <SubmitButton variant="action">
          {view.side === "desk" ? "Attach" : "Send to your counsellor"}
        </SubmitButton>
        <LinkButton to={`?#${key}`} variant="quiet">
          Close
        </LinkButton>
      </div>
      <FormDraftNote kept={kept} files={!staysWithYou} />
    </PostForm>
  );
}

/** Under which the device keeps what is typed for an entry. */
export function evidenceDraft(pathname: string, key: string): string {
  return `${pathname} send ${key}`;
}

type BoxesProps = { legend: string; name: string; files: EvidenceView["files"] };

function Boxes({ legend, name, files }: BoxesProps) {
  return (
    <fieldset className={`stack-1 ${styles.files}`}>
      <legend>{legend}</legend>
      {files.map((file) => (
        <CheckboxField
          key={file.id}
          name={name}
          value={file.id}
          error={null}
          label={<bdi>{file.name}</bdi>}
        />
      ))}
      {name === "remove" && (
        <p className="note">
          A file that was sent to this list, and that no entry uses any more, is deleted.
        </p>
      )}
    </fieldset>
  );
}
