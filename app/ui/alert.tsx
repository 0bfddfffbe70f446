import type { ReactNode } from "react";
import styles from "#app/ui/alert.module.css";
import type { IconName } from "#app/ui/icons.tsx";
import { Icon } from "#app/ui/icons.tsx";

type AlertTone = "info" | "success" | "warning" | "danger";

type AlertProps = {
  tone?: AlertTone;
  heading?: string;
  children?: ReactNode;
  /** False for a notice present from the start, which is read in place. */
  announce?: boolean;
  actions?: ReactNode;
};

const icons: Record<AlertTone, IconName> = {
  info: "info",
  success: "check",
  warning: "warning",
  danger: "danger",
};
const spokenTone: Record<AlertTone, string> = {
  info: "Note: ",
  success: "Done: ",
  warning: "Please note: ",
  danger: "Problem: ",
};

export function Alert({ tone = "info", heading, children, announce = true, actions }: AlertProps) {
  const role = tone === "danger" ? "alert" : "status";
  return (
    <div className={styles.alert} data-tone={tone} role={announce ? role : undefined}>
      <Icon name={icons[tone]} />
      <div className={styles.words}>
        <span className="visually-hidden">{spokenTone[tone]}</span>
        {heading && <p className="strong">{heading}</p>}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
