import type { ReactNode } from "react";

import styles from "#app/desk/record-page.module.css";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Field } from "#app/ui/field.tsx";

type ReasonFormProps = {
  token: string;
  intent: string;
  /** Names what it is done to, by the fields of the form. */
  subject: Record<string, string>;
  /** Stands on the line that opens the form, and on its button. */
  label: string;
  /** What will be done. */
  children: ReactNode;
  /** Why it was not done, and what was typed. */
  problem: { message: string; reason: string } | null;
};

/** Something that is done once its reason is given: behind a line that opens, so that no slip of a finger does it. */
export function ReasonForm({ token, intent, subject, label, children, problem }: ReasonFormProps) {
  return (
    <Disclosure summary={label} open={problem !== null}>
      <form method="post" className={styles.form}>
        <input type="hidden" name="csrfmiddlewaretoken" value={token} />
        <input type="hidden" name="intent" value={intent} />
        {Object.entries(subject).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>{children}</p>
        <Field
          label="Reason"
          name="reason"
          defaultValue={problem?.reason}
          error={problem?.message}
          maxLength={500}
          required
        />
        <Button type="submit" variant="danger">
          {label}
        </Button>
      </form>
    </Disclosure>
  );
}
