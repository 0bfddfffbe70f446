import type { ReactNode } from "react";
import styles from "#app/ui/figure.module.css";

type FigureProps = {
  /** Already formatted, with its currency. */
  children: ReactNode;
  size?: "text" | "large" | "display";
  tone?: "ink" | "muted" | "success";
  strong?: boolean;
  struck?: boolean;
  label?: string;
};

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
