import { Form, useNavigation } from "react-router";

import { LinkTermsFields } from "#app/checkout/desk/link-terms-fields.tsx";
import type { CustomStep, NewLinkProblem } from "#app/checkout/desk/new-link-view.ts";
import styles from "#app/desk/record-page.module.css";
import { descriptionMax, titleLength, workingDaysMax } from "#app/pricing/read-custom-terms.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

type CustomLinkFormProps = { view: CustomStep; token: string; problem: NewLinkProblem | null };

/** Work with a title and amount of its own, as it was agreed with the customer. */
export function CustomLinkForm({ view, token, problem }: CustomLinkFormProps) {
  const { customer, currencies } = view;
  const pending = useNavigation().state === "submitting";
  const about = (field: string, name: string) => ({
    defaultValue: problem?.typed[name],
    error: problem?.field === field ? problem.message : null,
  });
  return (
    <section aria-labelledby="work-heading">
      <h2 id="work-heading">Work for {customer.name}</h2>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="csrfmiddlewaretoken" value={token} />
        <Field
          label="Title"
          name="work_title"
          hint="Stands on the order, the receipt and the payment page."
          {...about("title", "work_title")}
          maxLength={titleLength.max}
          required
        />
        <TextAreaField
          label="What is delivered"
          optional
          name="work_description"
          hint="The customer and whoever pays read it."
          {...about("description", "work_description")}
          maxLength={descriptionMax}
        />
        <SelectField
          label="Currency"
          name="currency"
          options={currencies}
          defaultValue={problem?.typed["currency"] || "INR"}
          error={problem?.field === "currency" ? problem.message : null}
        />
        <Field
          label="Amount"
          name="amount"
          inputMode="decimal"
          width="medium"
          hint="As agreed. The payment platform’s premium comes on top where it applies; no coupon and no counselling fee is taken off."
          {...about("amount", "amount")}
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
          {...about("days", "days")}
          required
        />
        <LinkTermsFields view={view} problem={problem} />
        <Button type="submit" variant="action" name="intent" value="make_custom" pending={pending}>
          Make Link
        </Button>
      </Form>
    </section>
  );
}
