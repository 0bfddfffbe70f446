import type { ChooseStep, NewLinkProblem } from "#app/checkout/desk/new-link-view.ts";
import styles from "#app/desk/record-page.module.css";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

type ChooseFormProps = { view: ChooseStep; token: string; problem: NewLinkProblem | null };

/** For whom, and for what. What can be chosen about it is on the next page. */
export function ChooseForm({ view: { services, chosen }, token, problem }: ChooseFormProps) {
  const errorAt = (field: string) => (problem?.field === field ? problem.message : null);
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <Field
        label="Customer"
        name="customer"
        hint="The whole email or username of their account."
        defaultValue={problem?.typed["customer"] ?? chosen.customer}
        error={errorAt("customer")}
        maxLength={255}
        autoComplete="off"
        required
      />
      <SelectField
        label="Service"
        name="service"
        options={services}
        placeholder="Choose"
        defaultValue={problem?.typed["service"] ?? chosen.service}
        error={errorAt("service")}
        required
      />
      <Button type="submit" variant="action" name="intent" value="choose">
        Continue
      </Button>
    </form>
  );
}
