import type { NewServiceView } from "#app/catalog/desk/load-new-service.server.ts";
import { slugLengthMax } from "#app/catalog/desk/sale-limits.ts";
import { lengthMax } from "#app/catalog/service-text.ts";
import styles from "#app/desk/record-page.module.css";
import { PostForm } from "#app/forms/post-form.tsx";
import { Field, TextAreaField } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function NewServiceForm({ form }: { form: NewServiceView }) {
  return (
    <PostForm
      intent="make"
      about={{ template: form.template }}
      reloadDocument
      className={`stack-4 ${styles.form}`}
    >
      <Field label="Name" name="heading" maxLength={lengthMax.heading} required />
      <Field
        label="Address"
        name="slug"
        before="/service/premium/"
        hint="Small letters, digits and hyphens, such as phd-proposal. It stays as it is."
        maxLength={slugLengthMax}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <TextAreaField
        label="Short text"
        name="intro"
        hint="Under its name, in lists and in search."
        rows={3}
        maxLength={lengthMax.intro}
        required
      />
      <SelectField
        label="Stands under"
        name="need"
        options={form.needs}
        defaultValue={form.need}
        width="medium"
      />
      {form.prices.map(({ text, inr, usd }) => (
        <div key={inr.name} className="row">
          <PriceField label={`${text}, in rupees`} sign="₹" price={inr} />
          <PriceField label={`${text}, in US dollars`} sign="$" price={usd} />
        </div>
      ))}
      <p className="note">
        It begins as a draft with the other texts of its template. Only the desk sees it until you put it on
        sale.
      </p>
      <SubmitButton variant="action">Make the Draft</SubmitButton>
    </PostForm>
  );
}

type PriceFieldProps = { label: string; sign: string; price: { name: string; typed: string } };

function PriceField({ label, sign, price }: PriceFieldProps) {
  return (
    <Field
      label={label}
      name={price.name}
      before={sign}
      inputMode="decimal"
      defaultValue={price.typed}
      width="medium"
      required
    />
  );
}
