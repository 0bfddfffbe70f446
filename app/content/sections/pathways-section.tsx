import { Link } from "react-router";

import type { PathwaysSection } from "#app/content/section.ts";
import { Drawing } from "#app/content/sections/drawing.tsx";
import styles from "#app/content/sections/picture-cards.module.css";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import { SectionIntro } from "#app/content/sections/section-intro.tsx";

const inNewTab = { target: "_blank", rel: "noreferrer" };

export function PathwaysSectionView({ section }: { section: PathwaysSection }) {
  const { intro, cards, newTab } = section;
  return (
    <SectionFrame section={section}>
      <SectionIntro intro={intro} />
      <ul className={`stack-4 ${styles.cards}`} role="list">
        {cards.map(({ href, image, heading, paragraph }) => (
          <li className={`card stack-2 ${styles.card}`} key={href}>
            <Drawing name={image} className={styles.picture} />
            <h3 className={styles.heading}>
              <Link className={styles.link} to={href} {...(newTab && inNewTab)}>
                {heading}
                {newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
              </Link>
            </h3>
            <p className="note">{paragraph}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
