import { type ReactNode, useId } from "react";

import { Button } from "#app/ui/button.tsx";
import styles from "#app/ui/dialog.module.css";

type EarlyQuestionProps = {
  /** Of the popover, which its opener names as `popoverTarget`. */
  id: string;
  heading: string;
  message: ReactNode;
  /** The button that does it. */
  children: ReactNode;
};

/** A question that the platform opens by itself, so that it is asked before the scripts wake and without them. */
export function EarlyQuestion({ id, heading, message, children }: EarlyQuestionProps) {
  const headingId = useId();
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={headingId}
      className={`card ${styles.dialog}`}
      data-size="small"
      data-modal
    >
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 className={styles.heading} id={headingId}>
            {heading}
          </h2>
        </header>
        <div className={styles.body}>{message}</div>
        <footer className={`row ${styles.actions}`}>
          <Button autoFocus popoverTarget={id} popoverTargetAction="hide">
            Cancel
          </Button>
          {children}
        </footer>
      </div>
    </div>
  );
}
