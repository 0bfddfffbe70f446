import { Link } from "react-router";

import { enquiryKinds, kindLabels, senderLengthMax, textLength } from "#app/enquiries/enquiry.ts";
import styles from "#app/enquiries/pages/contact.module.css";
import { PostForm } from "#app/forms/post-form.tsx";
import { SendKey } from "#app/forms/sent-form.tsx";
import { Field, TextAreaField } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type ContactFormProps = {
  form: { name: string; email: string; sendKey: string };
  signedIn: boolean;
};

export function ContactForm({ form, signedIn }: ContactFormProps) {
  return (
    <PostForm intent="write" className="stack-4">
      <SendKey value={form.sendKey} />
      <Field
        label="Your name"
        name="name"
        autoComplete="name"
        required
        maxLength={senderLengthMax}
        defaultValue={form.name}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        hint="Our answer goes there."
        required
        defaultValue={form.email}
      />
      <SelectField
        label="What is it about?"
        name="kind"
        required
        defaultValue=""
        options={[
          { value: "", label: "Choose one" },
          ...enquiryKinds.map((kind) => ({ value: kind as string, label: kindLabels[kind] })),
        ]}
      />
      <Field
        label="Order number"
        name="order"
        optional
        hint="Such as LF-1042. It is on your receipt and on your dashboard."
        width="medium"
        maxLength={20}
        spellCheck={false}
      />
      <TextAreaField
        label="Your message"
        name="text"
        rows={8}
        required
        minLength={textLength.min}
        maxLength={textLength.max}
        hint="Send no passport and no card or bank details."
      />
      <div className={styles.website} aria-hidden="true">
        <label>
          Leave this empty
          <input key={form.sendKey} name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="note">
        {signedIn
          ? "Your message and our answer are in your account, too."
          : "We keep your message to answer it. "}
        {!signedIn && <Link to="/privacy">What we do with your data</Link>}
      </p>
      <SubmitButton variant="action">Send Message</SubmitButton>
    </PostForm>
  );
}
