import type { ReactNode } from "react";
import styles from "#app/ui/empty-state.module.css";
import type { PictureName } from "#app/ui/pictures.tsx";
import { Picture } from "#app/ui/pictures.tsx";

type EmptyStateProps = {
  picture: PictureName;
  heading: string;
  children?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
};

export function EmptyState({ picture, heading, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={`row ${styles.empty}`}>
      <Picture name={picture} />
      <div className={styles.words}>
        <Heading className="step-3">{heading}</Heading>
        {children && <div className="muted">{children}</div>}
        {action && <div className={`row ${styles.action}`}>{action}</div>}
      </div>
    </section>
  );
}
