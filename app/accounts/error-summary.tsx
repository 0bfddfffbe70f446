import type { MouseEvent, ReactNode } from "react";
import { useEffect, useRef } from "react";

import styles from "#app/accounts/error-summary.module.css";

/** What is wrong, by the name of the field, which is also its id. */
type FieldErrors = Record<string, string | undefined>;

/** All that is wrong in one place, with a way to each field. It takes the focus, so that it is read first. */
export function ErrorSummary({ errors, refusal }: { errors: FieldErrors; refusal?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [errors]);

  const wrong = Object.entries(errors).filter(([, sentence]) => sentence);
  if (wrong.length === 0 && !refusal) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.heading}>There is a problem</h2>
      {refusal && <p>{refusal}</p>}
      {wrong.length > 0 && (
        <ul className={styles.list}>
          {wrong.map(([field, sentence]) => (
            <li key={field}>
              <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Following the link alone would scroll to the field but leave the keyboard behind. */
function focusField(event: MouseEvent, field: string): void {
  const input = document.getElementById(field);
  if (!input) return;
  event.preventDefault();
  input.focus();
}
