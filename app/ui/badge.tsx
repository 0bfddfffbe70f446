import type { ReactNode } from "react";
import styles from "#app/ui/badge.module.css";
import type { IconName } from "#app/ui/icons.tsx";
import { Icon } from "#app/ui/icons.tsx";

export type BadgeTone = "neutral" | "harbour" | "success" | "warning" | "danger";

type BadgeProps = { tone?: BadgeTone; icon?: IconName; children: ReactNode };

export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  );
}
