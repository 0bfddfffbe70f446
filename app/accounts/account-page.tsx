import type { ReactNode } from "react";

import styles from "#app/accounts/account-page.module.css";
import { Icon } from "#app/ui/icons.tsx";
import { Picture, type PictureName } from "#app/ui/pictures.tsx";

type AccountPageProps = {
  title: string;
  intro?: ReactNode;
  beside: { picture: PictureName; heading: string; points: string[] };
  children: ReactNode;
};

export function AccountPage({ title, intro, beside, children }: AccountPageProps) {
  return (
    <div className={`page ${styles.columns}`}>
      <div className={styles.main}>
        <header className={styles.heading}>
          <h1 className={styles.title}>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </header>
        {children}
      </div>
      <aside className={styles.beside} aria-labelledby="beside-heading">
        <Picture name={beside.picture} />
        <h2 id="beside-heading" className={styles.besideHeading}>
          {beside.heading}
        </h2>
        <ul className={`plain-list stack-3 ${styles.points}`}>
          {beside.points.map((point) => (
            <li key={point}>
              <Icon name="check" />
              {point}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}

export function Elsewhere({ children }: { children: ReactNode }) {
  return <p className={styles.elsewhere}>{children}</p>;
}
