import { Form, useNavigation } from "react-router";

import styles from "#app/bookings/chat-form.module.css";
import {
  bookChatIntent,
  type ChatFormData,
  type ChatProblem,
  type ChatTyped,
} from "#app/bookings/chat-view.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";

type ChatFormProps = { form: ChatFormData; problem: ChatProblem | null };

/** Asks for the free chat. After a refusal it keeps what was typed, and the field that is wrong says so. */
export function ChatForm({ form, problem }: ChatFormProps) {
  const pending = useNavigation().formData?.get("intent") === bookChatIntent;
  const shown = problem?.typed ?? {
    mobile: form.mobile,
    country: form.country,
    service: form.service,
    preferredOn: "",
    consent: "",
  };
  const field = (name: keyof ChatTyped) => ({
    id: `chat-${name}`,
    name,
    error: problem?.field === name ? problem.message : null,
  });
  return (
    <Form method="post" className={`stack-4 ${styles.form}`}>
      <input type="hidden" name="csrfmiddlewaretoken" value={form.token} />
      <SelectField
        {...field("country")}
        label="Country"
        placeholder="Choose the country of your number"
        options={form.countries}
        defaultValue={shown.country}
        required
      />
      <Field
        {...field("mobile")}
        label="WhatsApp number"
        hint="Your number in the country you chose."
        type="text"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={40}
        defaultValue={shown.mobile}
        required
      />
      <SelectField
        {...field("service")}
        label="Service"
        options={form.services}
        defaultValue={shown.service}
        required
      />
      <Field
        {...field("preferredOn")}
        label="Day you would like"
        optional
        type="date"
        min={form.days.first}
        max={form.days.last}
        defaultValue={shown.preferredOn}
        width="medium"
      />
      <CheckboxField
        {...field("consent")}
        label={form.consentText}
        value="1"
        defaultChecked={shown.consent !== ""}
        required
      />
      <Button type="submit" name="intent" value={bookChatIntent} wide pending={pending}>
        Book Free Chat
      </Button>
    </Form>
  );
}
