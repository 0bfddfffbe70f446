import type { ReactNode } from "react";
import { BackLink } from "#app/ui/back-link.tsx";
import styles from "#app/ui/page-heading.module.css";

type PageHeadingProps = {
  title: ReactNode;
  intro?: ReactNode;
  eyebrow?: string;
  back?: { to: string; label: string };
  before?: ReactNode;
  actions?: ReactNode;
};

export function PageHeading({ title, intro, eyebrow, back, before, actions }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      {before}
      {back && <BackLink to={back.to}>{back.label}</BackLink>}
      <div className={`spread ${styles.row}`}>
        <div className={styles.words}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.title}>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {actions && <div className="row">{actions}</div>}
      </div>
    </header>
  );
}
