import { CaseFileList } from "#app/cases/files/case-file-list.tsx";
import { CaseFilesField } from "#app/cases/files/case-files-field.tsx";
import { yesOrNo } from "#app/cases/intake/check-intake.ts";
import { answerField } from "#app/cases/intake/intake-refusals.ts";
import type { IntakeField } from "#app/catalog/service-parts/intake-field.ts";
import styles from "#app/cases/intake/intake-section.module.css";
import type { IntakeFormView } from "#app/cases/intake/intake-view.ts";
import { useSentField } from "#app/forms/sent-form.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { Field, FieldError, TextAreaField } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";

type IntakeFieldViewProps = { field: IntakeField; form: IntakeFormView };

export function IntakeFieldView({ field, form }: IntakeFieldViewProps) {
  const posted = answerField(field.name);
  const given = [form.answers[field.name] ?? ""].flat();
  const value = given[0] ?? "";
  const { label, hint } = field;
  const text = {
    label,
    hint: hint || undefined,
    optional: !field.required,
    name: posted,
    id: posted,
  };
  switch (field.kind) {
    case "long_text":
      return <TextAreaField {...text} defaultValue={value} />;
    case "text":
      return <Field {...text} defaultValue={value} />;
    case "date":
      return <Field {...text} type="date" width="medium" defaultValue={value} />;
    case "number":
      return <Field {...text} inputMode="numeric" width="short" defaultValue={value} />;
    case "email":
      return <Field {...text} type="email" autoComplete="off" defaultValue={value} />;
    case "web_address":
      return <Field {...text} inputMode="url" defaultValue={value} />;
    case "one_of":
      return <Choose text={text} options={field.options} value={value} />;
    case "yes_no":
      return <Choose text={text} options={yesOrNo} value={value} />;
    case "country":
      return <SelectField {...text} options={form.countries} placeholder="Choose" defaultValue={value} />;
    case "several_of":
      return <Several field={field} name={posted} given={given} />;
    case "file":
      return <Files field={field} name={posted} form={form} />;
  }
}

type ChooseProps = {
  text: {
    label: string;
    hint: string | undefined;
    optional: boolean;
    name: string;
    id: string;
  };
  options: readonly string[];
  value: string;
};

function Choose({ text, options, value }: ChooseProps) {
  const choices = options.map((option) => ({ value: option, label: option }));
  return <SelectField {...text} options={choices} placeholder="Choose" width="medium" defaultValue={value} />;
}

type SeveralProps = {
  field: Extract<IntakeField, { kind: "several_of" }>;
  name: string;
  given: readonly string[];
};

function Several({ field: { label, hint, required, options }, name, given }: SeveralProps) {
  const { id = name, error } = useSentField(name);
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return (
    <fieldset className={`stack-1 ${styles.several}`} aria-describedby={describedBy || undefined}>
      <legend>
        {label}
        {!required && <span className={styles.optional}> (optional)</span>}
      </legend>
      {hint && (
        <p id={`${name}-hint`} className="note measure">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      {options.map((option, index) => (
        <CheckboxField
          key={option}
          // The first box has the question's own id, so links can lead to it.
          id={index === 0 ? id : undefined}
          label={option}
          name={name}
          value={option}
          error={null}
          defaultChecked={given.includes(option)}
        />
      ))}
    </fieldset>
  );
}

type FilesProps = Omit<IntakeFieldViewProps, "field"> & { field: IntakeField; name: string };

function Files({ field, name, form }: FilesProps) {
  const kept = form.files[field.name] ?? [];
  return (
    <div className="stack-2">
      <CaseFilesField
        id={name}
        label={field.label}
        name={name}
        hint={
          kept.length > 0
            ? `${field.hint} What you choose takes the place of what is there.`.trim()
            : field.hint
        }
        optional={!field.required}
        // The server requires it on sending: saving for later may lack it.
        required={false}
      />
      {kept.length > 0 && (
        <>
          <CaseFileList files={kept} />
          <CheckboxField
            label={`Remove ${kept.length === 1 ? "this file" : "these files"}`}
            name="remove"
            value={field.name}
          />
        </>
      )}
    </div>
  );
}
