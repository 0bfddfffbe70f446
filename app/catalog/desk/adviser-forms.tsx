import { type Adviser, adviserLengthMax } from "#app/content/advisers.ts";
import styles from "#app/desk/record-page.module.css";
import { PostForm } from "#app/forms/post-form.tsx";
import { SeenVersion } from "#app/forms/sent-form.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SelectField, type SelectOption } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type AdviserFormProps = {
  /** Null for a new one. */
  adviser: (Adviser & { id: string; seen: string }) | null;
  countries: SelectOption[];
};

export function AdviserForm({ adviser, countries }: AdviserFormProps) {
  return (
    <PostForm
      intent={adviser ? "change" : "add"}
      {...(adviser && { about: { adviser: adviser.id } })}
      reloadDocument
      className={`stack-4 ${styles.form}`}
    >
      {adviser && <SeenVersion name="seen" version={adviser.seen} />}
      <Field
        label="Name"
        name="name"
        defaultValue={adviser?.name}
        maxLength={adviserLengthMax.name}
        autoComplete="off"
        required
      />
      <SelectField
        label="Country"
        name="country"
        hint="Whose immigration law the licence is for."
        options={countries}
        placeholder="Choose a country"
        defaultValue={adviser?.country ?? ""}
        width="medium"
        required
      />
      <Field
        label="Licensed by"
        name="body"
        hint="Such as the College of Immigration and Citizenship Consultants."
        defaultValue={adviser?.body}
        maxLength={adviserLengthMax.body}
        required
      />
      <Field
        label="Licence number"
        name="licence_number"
        hint="As the public register has it."
        width="medium"
        defaultValue={adviser?.licenceNumber}
        maxLength={adviserLengthMax.licenceNumber}
        autoComplete="off"
        required
      />
      <Field
        label="Last day of the licence"
        name="expires_on"
        type="date"
        hint="From the next midnight on, in UTC, the pages no longer name them."
        width="medium"
        defaultValue={adviser?.expiresOn}
        required
      />
      <SubmitButton variant="action">{adviser ? "Save" : "Add Adviser"}</SubmitButton>
    </PostForm>
  );
}
