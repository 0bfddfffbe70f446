import type { ReactNode } from "react";
import styles from "#app/ui/disclosure.module.css";
import { Icon } from "#app/ui/icons.tsx";

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /**
   * Disclosures that share a name form an accordion: opening one closes the others, and what is opened scrolls
   * within the specification's 26rem.
   */
  name?: string;
  /** So long that it scrolls on a phone: its name, by which the keyboard reaches it. */
  scrollLabel?: string;
  open?: boolean;
};

/** A line that opens to show more, by the platform's own `<details>`. */
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
