import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "#app/ui/back-link.module.css";
import { Icon } from "#app/ui/icons.tsx";

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={`text-link note ${styles.back}`}>
      <Icon name="arrow-left" />
      {children}
    </Link>
  );
}
