import { Field } from "#app/ui/fields/field.tsx";

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
