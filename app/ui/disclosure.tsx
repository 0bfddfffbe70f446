import type { ReactNode } from "react";
import styles from "#app/ui/disclosure.module.css";
import { Icon } from "#app/ui/icons.tsx";

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** Disclosures that share a name form an accordion: opening one closes the others. */
  name?: string;
  open?: boolean;
};

/** A line that opens to show more, by the platform's own `<details>`. */
export function Disclosure({ summary, children, name, open }: DisclosureProps) {
  return (
    <details className={styles.disclosure} name={name} open={open}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
