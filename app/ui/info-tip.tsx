import type { ReactNode } from "react";
import { useId } from "react";
import { Icon } from "#app/ui/icons.tsx";
import styles from "#app/ui/info-tip.module.css";

type InfoTipProps = {
  /** What the button explains, such as "About lightning speed". */
  label: string;
  children: ReactNode;
};

/**
 * A small button that shows a text. The platform's popover opens it, also without JavaScript; Escape or a press
 * elsewhere closes it.
 */
export function InfoTip({ label, children }: InfoTipProps) {
  const id = useId();
  return (
    <span className={styles.tip}>
      <button type="button" className={styles.button} popoverTarget={id} aria-label={label}>
        <Icon name="info" />
      </button>
      <span id={id} popover="auto" role="note" className={styles.panel}>
        {children}
      </span>
    </span>
  );
}
