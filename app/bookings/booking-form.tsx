import styles from "#app/bookings/booking-form.module.css";
import type { ChatFormData } from "#app/bookings/booking-form-data.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

/** Asks for the free chat. */
export function ChatForm({ form }: { form: ChatFormData }) {
  return (
    <PostForm intent="book_chat" className={`stack-4 ${styles.form}`}>
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
      <Field
        label="Day you would like"
        name="preferredOn"
        optional
        type="date"
        min={form.days.first}
        max={form.days.last}
        width="medium"
      />
      <CheckboxField label={form.consentText} name="consent" value="1" required />
      <SubmitButton wide>Book Free Chat</SubmitButton>
    </PostForm>
  );
}
