import type { ReactNode } from "react";

import styles from "#app/desk/record-page.module.css";
import { PostForm, useIsRefused } from "#app/forms/post-form.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type ReasonFormProps = {
  intent: string;
  about?: Record<string, string>;
  label: string;
  children: ReactNode;
};

/** Collapsed, so a stray click does nothing. */
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
