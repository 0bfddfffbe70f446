import type { ComponentProps, ReactNode } from "react";
import { describedBy, FieldError, useFieldIds } from "#app/ui/field.tsx";
import styles from "#app/ui/field.module.css";

type CheckboxFieldProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  /** Stands after the label but is no part of it, such as an info button. */
  beside?: ReactNode;
};

export function CheckboxField({ label, hint, error, beside, ...input }: CheckboxFieldProps) {
  const ids = useFieldIds(input.id, hint, error);
  return (
    <div className={styles.check}>
      <input {...input} {...describedBy(ids, error)} type="checkbox" className={styles.tick} />
      <div className={styles.checkWords}>
        <span className={styles.beside}>
          <label className={styles.checkLabel} htmlFor={ids.input}>
            {label}
          </label>
          {beside}
        </span>
        {hint && (
          <p className={styles.hint} id={ids.hint}>
            {hint}
          </p>
        )}
        {error && <FieldError id={ids.error}>{error}</FieldError>}
      </div>
    </div>
  );
}
