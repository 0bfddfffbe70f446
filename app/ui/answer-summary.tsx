import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";

import { inputId } from "#app/forms/form-answer.ts";
import { useRefusedForm } from "#app/forms/post-form.tsx";
import { Alert } from "#app/ui/alert.tsx";
import styles from "#app/ui/answer-summary.module.css";

type AnswerSummaryProps = {
  said?: string | null;
  /** What the fields of a long form are called, where that says more than what is wrong with each. */
  labels?: Record<string, string>;
  /** Stands before what is wrong with the fields. */
  children?: ReactNode;
};

/**
 * What became of the form that was sent: `said` where it was done, otherwise all that is wrong, with a way to each field.
 * A refusal takes the focus, so that it is read first.
 */
export function AnswerSummary({ said, labels = {}, children }: AnswerSummaryProps) {
  const refused = useRefusedForm();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [refused]);
  if (!refused) return said && <Alert tone="success">{said}</Alert>;
  const errors = Object.entries(refused.errors);
  if (errors.length === 0 && !refused.message) return null;
  return (
    <div ref={box} className={`stack-2 ${styles.summary}`} role="alert" tabIndex={-1}>
      <h2 className="text-heading step-1">There is a problem</h2>
      {refused.message && <p>{refused.message}</p>}
      {errors.length > 0 && children}
      {errors.length > 0 && (
        <ul className={`plain-list stack-1 ${styles.list}`}>
          {errors.map(([name, error]) => (
            <li key={name}>
              <a href={`#${inputId(name)}`} onClick={(event) => focusInput(event, name)}>
                {labels[name] ?? error}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Following the link alone would scroll to the field but leave the keyboard behind. */
function focusInput(event: MouseEvent, name: string): void {
  const input = document.getElementById(inputId(name));
  if (!input) return;
  event.preventDefault();
  input.focus();
}
