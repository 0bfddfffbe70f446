import { Link } from "react-router";

import { chooseTimePath } from "#app/support-chat/choose-time-path.ts";
import { ContactFields } from "#app/bookings/contact-fields.tsx";
import styles from "#app/bookings/booking-form.module.css";
import type { ChatFormData } from "#app/bookings/booking-form-data.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

/** Asks for the free chat: the short way, in which a counsellor sets the time. */
export function ChatForm({ form }: { form: ChatFormData }) {
  const chooseTime = `${chooseTimePath}?${new URLSearchParams({ service: form.service })}`;
  return (
    <>
      <p>
        Leave your number and a counsellor sets the time, or <Link to={chooseTime}>choose a free time</Link>.
      </p>
      <PostForm intent="book_chat" className={`stack-4 ${styles.form}`}>
        <ContactFields form={form} />
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
    </>
  );
}
