import type { ChatFormData } from "#app/bookings/booking-form-data.ts";
import { Field } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";

export type ContactFieldsData = Omit<ChatFormData, "days">;

/** Whom the counsellor writes to, and about what. */
export function ContactFields({ form }: { form: ContactFieldsData }) {
  return (
    <>
      <SelectField
        label="Country"
        name="country"
        options={form.countries}
        defaultValue={form.country}
        required
      />
      <Field
        label="WhatsApp number"
        name="mobile"
        hint="Your number in the country you chose."
        type="text"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={40}
        defaultValue={form.mobile}
        required
      />
      <SelectField
        label="Service"
        name="service"
        options={form.services}
        defaultValue={form.service}
        required
      />
    </>
  );
}
