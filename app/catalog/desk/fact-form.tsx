import { factLengthMax } from "#app/content/facts.ts";
import styles from "#app/desk/record-page.module.css";
import { PostForm } from "#app/forms/post-form.tsx";
import { SeenVersion } from "#app/forms/sent-form.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { Field, TextAreaField } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type FactFormProps = {
  fact: {
    seen: string;
    value: string;
    sentence: string | null;
    sourceName: string;
    sourceUrl: string;
    asOf: string;
    reviewBy: string;
    isHidden: boolean;
  };
};

export function FactForm({ fact }: FactFormProps) {
  const { seen, value, sentence, sourceName, sourceUrl, asOf, reviewBy, isHidden } = fact;
  return (
    <PostForm intent={["save", "preview"]} reloadDocument className={`stack-4 ${styles.form}`}>
      <SeenVersion name="seen" version={seen} />
      <Field label="Value" name="value" defaultValue={value} maxLength={factLengthMax.value} />
      {sentence !== null && (
        <TextAreaField
          label="Sentence"
          name="sentence"
          rows={4}
          defaultValue={sentence}
          maxLength={factLengthMax.sentence}
        />
      )}
      <Field
        label="Source"
        name="source_name"
        hint="Whose page or record says so. The page names it beside what you change."
        defaultValue={sourceName}
        maxLength={factLengthMax.source_name}
      />
      <Field
        label="Address of the source"
        name="source_url"
        type="url"
        optional
        defaultValue={sourceUrl}
        maxLength={factLengthMax.source_url}
      />
      <Field label="Read on" name="as_of" type="date" width="medium" defaultValue={asOf} />
      <Field
        label="Review by"
        name="review_by"
        type="date"
        width="medium"
        hint="Empty: a year after the source was read."
        optional
        defaultValue={reviewBy}
      />
      <CheckboxField
        label="Hide it"
        name="hidden"
        value="yes"
        hint="It goes from every page that says it. A chart or a table goes with its last row."
        defaultChecked={isHidden}
      />
      <Field
        label="Reason"
        name="reason"
        hint="Needed to save. The history keeps it."
        maxLength={factLengthMax.reason}
      />
      <p className="row">
        <SubmitButton intent="preview">Preview</SubmitButton>
        <SubmitButton intent="save" variant="action">
          Approve and save
        </SubmitButton>
      </p>
    </PostForm>
  );
}
