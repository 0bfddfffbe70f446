import { Field } from "#app/ui/fields/field.tsx";

/** Asks somebody signed in for their password again. */
export function PasswordField({ label = "Password" }: { label?: string }) {
  return (
    <Field
      name="password"
      label={label}
      type="password"
      required
      autoComplete="current-password"
      maxLength={128}
    />
  );
}
