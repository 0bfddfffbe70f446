import type { Example, PriceDetails } from "#app/pricing/desk/price-view.ts";
import { FactList } from "#app/desk/fact-list.tsx";
import styles from "#app/desk/record-page.module.css";
import { PostForm, useRefusedForm } from "#app/forms/post-form.tsx";
import { SeenVersion } from "#app/forms/sent-form.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type PriceFormProps = {
  current: { inr: string; usd: string };
  seen: string;
  timeZone: string;
};

export function PriceForm({ current, seen, timeZone }: PriceFormProps) {
  const { fields, details } = useRefusedForm() ?? {};
  const { examples, meant }: PriceDetails = details ?? {};
  const typed = `₹${fields?.["inr"]?.[0]} and $${fields?.["usd"]?.[0]}`;
  return (
    <PostForm intent={["preview", "set"]} reloadDocument className={`stack-4 ${styles.form}`}>
      <SeenVersion name="seen" version={seen} />
      <Field
        label="Price in rupees"
        name="inr"
        defaultValue={current.inr}
        before="₹"
        inputMode="decimal"
        width="medium"
        required
      />
      <Field
        label="Price in US dollars"
        name="usd"
        defaultValue={current.usd}
        before="$"
        inputMode="decimal"
        width="medium"
        required
      />
      <Field
        label="Begins"
        name="startsAt"
        type="datetime-local"
        hint={`As a clock in ${timeZone} shows it. Empty for at once.`}
        width="medium"
        optional
      />
      <Field label="Reason" name="reason" hint="Stands in the log." maxLength={500} />
      {meant && <CheckboxField label={`I mean it: ${typed}`} name="sure" value={meant} />}
      {examples && <Examples examples={examples} label={`By ${typed} a customer pays`} />}
      <p className="row">
        <SubmitButton intent="preview">See What Customers Pay</SubmitButton>
        <SubmitButton intent="set" variant="action">
          Set the Price
        </SubmitButton>
      </p>
    </PostForm>
  );
}

export function Examples({ examples, label }: { examples: Example[]; label: string }) {
  return (
    <div className={`stack-4 ${styles.preview}`} role="group" aria-label={label}>
      <p>{label}:</p>
      <FactList facts={examples.map(({ currency, price }) => ({ label: currency, text: price }))} />
    </div>
  );
}
