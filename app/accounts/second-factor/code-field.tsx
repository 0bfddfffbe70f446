import { Field } from "#app/ui/fields/field.tsx";

/** Not digits only: recovery codes contain letters. */
export function CodeField({ recovery = true }: { recovery?: boolean }) {
  return (
    <Field
      name="code"
      label="Code"
      hint={recovery ? "Six digits from your app, or a recovery code." : "The six digits your app shows now."}
      required
      autoComplete="one-time-code"
      inputMode={recovery ? "text" : "numeric"}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      width="medium"
    />
  );
}
