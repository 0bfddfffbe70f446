import { helpLengthMax, titleLengthMax } from "#app/cases/evidence/evidence-limits.ts";
import { listNames } from "#app/cases/evidence/list-names.ts";
import styles from "#app/cases/evidence/evidence.module.css";
import { PostForm, useIsRefused } from "#app/forms/post-form.tsx";
import { SendKey } from "#app/forms/sent-form.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Field, TextAreaField } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function AddEvidenceForms({ sendKey, isEmpty }: { sendKey: string; isEmpty: boolean }) {
  const listRefused = useIsRefused("add_list");
  return (
    <section className={`stack-3 ${styles.group}`} aria-labelledby="add-heading">
      <h2 id="add-heading">Add to the list</h2>
      <Disclosure summary="An entry of your own" open={useIsRefused("add_entry")}>
        <PostForm intent="add_entry" reloadDocument className={`stack-4 ${styles.form}`}>
          <SendKey value={sendKey} />
          <Field label="What you need" name="title" required maxLength={titleLengthMax} />
          <TextAreaField
            label="What it has to show"
            name="help"
            rows={3}
            optional
            maxLength={helpLengthMax}
          />
          <SubmitButton>Add the entry</SubmitButton>
        </PostForm>
      </Disclosure>
      <Disclosure summary="The list of a visa or application" open={isEmpty || listRefused}>
        <PostForm intent="add_list" reloadDocument className={`stack-4 ${styles.form}`}>
          <SelectField
            label="List"
            name="list"
            options={Object.entries(listNames).map(([value, label]) => ({ value, label }))}
          />
          <SubmitButton>Add the list</SubmitButton>
        </PostForm>
      </Disclosure>
    </section>
  );
}
