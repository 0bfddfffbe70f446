import type { ReactNode } from "react";
import { useId } from "react";
import { Icon } from "#app/ui/icons.tsx";
import styles from "#app/ui/info-tip.module.css";

type InfoTipProps = {
  label: string;
  children: ReactNode;
};

/** A native popover, so it works without JavaScript. */
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
