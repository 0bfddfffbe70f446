import type { ReactNode } from "react";

import styles from "#app/ui/figure-list.module.css";
import { Figure } from "#app/ui/figure.tsx";

type FigureListProps = {
  children: ReactNode;
  size?: "text" | "small";
  /** Said again by screen readers when a figure changes. */
  announce?: boolean;
  /** Others are on their way: these are not to be relied on any more. */
  pending?: boolean;
};

/** Sums below one another, each with its name: what makes a price, how it is paid. */
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
  /** Already written out, with its currency. */
  children: string;
  tone?: "ink" | "success";
  /** What the lines above come to. */
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
