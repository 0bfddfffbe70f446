import { Field } from "#app/ui/field.tsx";

/** Asks somebody signed in for their password again. */
export function PasswordField({ error, label = "Password" }: { error: string | null; label?: string }) {
  return (
    <Field
      id="password"
      name="password"
      label={label}
      type="password"
      required
      autoComplete="current-password"
      maxLength={128}
      error={error}
    />
  );
}
