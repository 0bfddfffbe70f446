import { useState } from "react";

import styles from "#app/accounts/password/password-field.module.css";
import { passwordLength } from "#app/accounts/registration/registration-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/fields/field.tsx";

type PasswordFieldProps = { name?: string; label?: string; hint?: string; autoComplete?: string };

export function PasswordField({
  name = "password",
  label = "Password",
  hint,
  autoComplete = "current-password",
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      name={name}
      label={label}
      hint={hint}
      type={shown ? "text" : "password"}
      required
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={passwordLength.max}
      after={
        <span className={styles.show}>
          <Button onClick={() => setShown(!shown)} aria-pressed={shown}>
            Show<span className="visually-hidden"> {label.toLowerCase()}</span>
          </Button>
        </span>
      }
    />
  );
}

export function NewPasswordField({ name, label }: { name?: string; label?: string }) {
  return <PasswordField name={name} label={label} hint={newPasswordHint} autoComplete="new-password" />;
}

const newPasswordHint = `At least ${passwordLength.min} characters. A few words in a row are easy to remember and hard to guess.`;
