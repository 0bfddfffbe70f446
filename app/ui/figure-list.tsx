import type { ReactNode } from "react";

import styles from "#app/ui/figure-list.module.css";
import { Figure } from "#app/ui/figure.tsx";

type FigureListProps = {
  children: ReactNode;
  size?: "text" | "small";
  /** Said again by screen readers when a figure changes. */
  announce?: boolean;
  /** New figures are loading; do not rely on these. */
  pending?: boolean;
};

export function FigureList({ children, size = "text", announce, pending = false }: FigureListProps) {
  return (
    <dl
      className={`stack-2 ${styles.list}`}
      data-size={size}
      data-pending={pending || undefined}
      aria-busy={pending || undefined}
      aria-live={announce ? "polite" : undefined}
    >
      {children}
    </dl>
  );
}

type FigureLineProps = {
  label: string;
  children: string;
  tone?: "ink" | "success";
  total?: "plain" | "large";
};

export function FigureLine({ label, children, tone = "ink", total }: FigureLineProps) {
  return (
    <div className={styles.line} data-total={total}>
      <dt>{label}</dt>
      <dd>
        <Figure tone={tone} strong={total !== undefined} size={total === "large" ? "large" : "text"}>
          {children}
        </Figure>
      </dd>
    </div>
  );
}
