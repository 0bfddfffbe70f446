import type { ReactNode } from "react";

import styles from "#app/desk/record-page.module.css";
import { PostForm, useIsRefused } from "#app/forms/post-form.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type ReasonFormProps = {
  intent: string;
  /** Names what it is done to, by the fields of the form. */
  about?: Record<string, string>;
  /** Stands on the line that opens the form, and on its button. */
  label: string;
  /** What will be done. */
  children: ReactNode;
};

/** Something that is done once its reason is given: behind a line that opens, so that no slip of a finger does it. */
export function ReasonForm({ intent, about = {}, label, children }: ReasonFormProps) {
  return (
    <Disclosure summary={label} open={useIsRefused(intent, about)}>
      <PostForm intent={intent} about={about} reloadDocument className={`stack-4 ${styles.form}`}>
        <p>{children}</p>
        <Field label="Reason" name="reason" maxLength={500} required />
        <SubmitButton variant="danger">{label}</SubmitButton>
      </PostForm>
    </Disclosure>
  );
}
