import { type ReactNode, useId } from "react";

import { Button } from "#app/ui/button.tsx";
import styles from "#app/ui/dialog.module.css";

type ConfirmPopoverProps = {
  id: string;
  heading: string;
  message: ReactNode;
  children: ReactNode;
};

/** A native popover, so it works before or without scripts. */
export function ConfirmPopover({ id, heading, message, children }: ConfirmPopoverProps) {
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
