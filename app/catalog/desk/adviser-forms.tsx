import { adviserLengthMax, type TypedAdviser } from "#app/content/adviser-fields.ts";
import type { AdviserAnswer } from "#app/catalog/desk/adviser-view.ts";
import styles from "#app/desk/record-page.module.css";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField, type SelectOption } from "#app/ui/select-field.tsx";

type AdviserFormProps = {
  /** Of a line of the list; null for a new one. */
  adviser: (TypedAdviser & { id: string; seen: string }) | null;
  countries: SelectOption[];
  token: string;
  /** What became of this very form. */
  answer: AdviserAnswer | null;
};

/** An adviser's line, new or to be changed. */
export function AdviserForm({ adviser, countries, token, answer }: AdviserFormProps) {
  const fields = answer?.typed ?? adviser;
  const errorAt = (field: string) => (answer?.field === field ? answer.message : null);
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <input type="hidden" name="adviser" value={adviser?.id ?? "new"} />
      <input type="hidden" name="seen" value={answer?.seen ?? adviser?.seen ?? ""} />
      <Field
        label="Name"
        name="name"
        defaultValue={fields?.name}
        error={errorAt("name")}
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
        defaultValue={fields?.country ?? ""}
        error={errorAt("country")}
        width="medium"
        required
      />
      <Field
        label="Licensed by"
        name="body"
        hint="Such as the College of Immigration and Citizenship Consultants."
        defaultValue={fields?.body}
        error={errorAt("body")}
        maxLength={adviserLengthMax.body}
        required
      />
      <Field
        label="Licence number"
        name="licence_number"
        hint="As the public register has it."
        width="medium"
        defaultValue={fields?.licenceNumber}
        error={errorAt("licence_number")}
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
        defaultValue={fields?.expiresOn}
        error={errorAt("expires_on")}
        required
      />
      <Button type="submit" name="intent" value={adviser ? "change" : "add"} variant="action">
        {adviser ? "Save" : "Add Adviser"}
      </Button>
    </form>
  );
}
