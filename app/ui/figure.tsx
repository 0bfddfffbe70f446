import type { ReactNode } from "react";
import styles from "#app/ui/figure.module.css";

type FigureProps = {
  /** Already written out, with its currency: the figure is only set, never computed. */
  children: ReactNode;
  size?: "text" | "large" | "display";
  tone?: "ink" | "muted" | "success";
  strong?: boolean;
  /** A former or crossed-out figure; said as such by screen readers through `label`. */
  struck?: boolean;
  label?: string;
};

/** A sum of money or another number, in figures of one width so that columns line up. */
export function Figure(props: FigureProps) {
  const { children, size = "text", tone = "ink", strong, struck, label } = props;
  const Tag = struck ? "s" : "span";
  return (
    <Tag
      className={styles.figure}
      data-figure=""
      data-size={size}
      data-tone={tone}
      data-strong={strong || undefined}
    >
      {label && <span className="visually-hidden">{label} </span>}
      {children}
    </Tag>
  );
}
