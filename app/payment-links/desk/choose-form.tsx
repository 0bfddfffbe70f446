import type { ChooseStep } from "#app/payment-links/desk/new-link-view.ts";
import styles from "#app/desk/record-page.module.css";
import { Field } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function ChooseForm({ view: { services, chosen } }: { view: ChooseStep }) {
  return (
    <PostForm intent="choose" reloadDocument className={`stack-4 ${styles.form}`}>
      <Field
        label="Customer"
        name="customer"
        hint="The whole email or username of their account."
        defaultValue={chosen.customer}
        maxLength={255}
        autoComplete="off"
        required
      />
      <SelectField
        label="Service"
        name="service"
        options={services}
        placeholder="Choose"
        defaultValue={chosen.service}
        required
      />
      <SubmitButton variant="action">Continue</SubmitButton>
    </PostForm>
  );
}
