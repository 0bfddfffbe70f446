import type { ReactNode } from "react";
import { Link } from "react-router";

import styles from "#app/desk/record-page.module.css";

type FactListProps = {
  facts: readonly { label: string; text: ReactNode; href?: string | null }[];
  label?: string;
};

export function FactList({ facts, label: listLabel }: FactListProps) {
  return (
    <dl className={styles.facts} aria-label={listLabel}>
      {facts.map(({ label, text, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{href ? <Link to={href}>{text}</Link> : text}</dd>
        </div>
      ))}
    </dl>
  );
}
