import { linksPath, linkStateWords } from "#app/checkout/payment-links/link-words.ts";
import styles from "#app/desk/filter-form.module.css";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

const states = Object.entries(linkStateWords).map(([value, label]) => ({ value, label }));

/** A form of its own address, so that a filtered list can be kept as a bookmark. */
export function LinkFilterForm({ filter }: { filter: { state: string; customer: string } }) {
  return (
    <form className={styles.form} action={linksPath} aria-label="Filters">
      <SelectField
        label="State"
        name="state"
        options={states}
        placeholder="Every state"
        defaultValue={filter.state}
      />
      <Field
        label="Customer"
        name="customer"
        hint="Their whole email or username."
        defaultValue={filter.customer}
        maxLength={255}
        autoComplete="off"
      />
      <p className={styles.buttons}>
        <Button type="submit">Show</Button>
        <LinkButton to={linksPath} variant="quiet" reloadDocument>
          Clear
        </LinkButton>
      </p>
    </form>
  );
}
