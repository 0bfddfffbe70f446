import { LinkTermsFields } from "#app/payment-links/desk/link-terms-fields.tsx";
import type { CustomStep } from "#app/payment-links/desk/new-link-view.ts";
import styles from "#app/desk/record-page.module.css";
import { descriptionMax, titleLength, workingDaysMax } from "#app/pricing/read-custom-terms.ts";
import { Field, TextAreaField } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function CustomLinkForm({ view }: { view: CustomStep }) {
  const { customer, currencies, usual } = view;
  return (
    <section aria-labelledby="work-heading">
      <h2 id="work-heading">Work for {customer.name}</h2>
      <PostForm intent="make_custom" className={`stack-4 ${styles.form}`}>
        <Field
          label="Title"
          name="work_title"
          hint="Stands on the order, the receipt and the payment page."
          maxLength={titleLength.max}
          required
        />
        <TextAreaField
          label="What is delivered"
          optional
          name="work_description"
          hint="The customer and whoever pays read it."
          maxLength={descriptionMax}
        />
        <SelectField label="Currency" name="currency" options={currencies} defaultValue={usual} />
        <Field
          label="Amount"
          name="amount"
          inputMode="decimal"
          width="medium"
          hint="As agreed. The payment platform’s premium comes on top where it applies; no coupon and no counselling fee is taken off."
          maxLength={40}
          required
        />
        <Field
          label="Working days"
          name="days"
          type="number"
          inputMode="numeric"
          min={1}
          max={workingDaysMax}
          width="short"
          hint="From receiving what the work needs to delivering it."
          required
        />
        <LinkTermsFields view={view} />
        <SubmitButton variant="action">Make Link</SubmitButton>
      </PostForm>
    </section>
  );
}
