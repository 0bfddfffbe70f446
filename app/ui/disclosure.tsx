import type { ReactNode } from "react";
import styles from "#app/ui/disclosure.module.css";
import { Icon } from "#app/ui/icons.tsx";

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** Same name: an accordion. Opened content scrolls within the spec's 26rem. */
  name?: string;
  /** For content that scrolls on a phone: names it, so the keyboard reaches it. */
  scrollLabel?: string;
  open?: boolean;
};

export function Disclosure({ summary, children, name, scrollLabel, open }: DisclosureProps) {
  return (
    <details className={styles.disclosure} name={name} open={open}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      {scrollLabel ? (
        <div className={styles.content} role="region" aria-label={scrollLabel} tabIndex={0}>
          {children}
        </div>
      ) : (
        <div className={styles.content}>{children}</div>
      )}
    </details>
  );
}
