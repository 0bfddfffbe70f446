import type { ReactNode } from "react";
import { Link } from "react-router";

import type { PageData } from "#app/content/page-content.ts";
import type { WhyChooseLink } from "#app/content/section-parts.ts";
import type { WhyChooseSection } from "#app/content/section.ts";
import { Drawing } from "#app/content/sections/drawing.tsx";
import styles from "#app/content/sections/picture-cards.module.css";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";

type WhyChooseSectionViewProps = { section: WhyChooseSection; data: PageData };

export function WhyChooseSectionView({ section, data }: WhyChooseSectionViewProps) {
  return (
    <SectionFrame section={section}>
      <ul className={`stack-4 ${styles.cards}`} data-few role="list">
        {section.cards.map(({ image, heading, link }) => (
          <li className={`card stack-2 ${styles.card}`} key={heading}>
            <Drawing name={image} className={styles.picture} />
            <h3 className={styles.heading}>
              <CardLink link={link} chatHref={data.eligibilityChatHref}>
                {heading}
              </CardLink>
            </h3>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

type CardLinkProps = { link: WhyChooseLink; chatHref: string; children: ReactNode };

function CardLink({ link, chatHref, children }: CardLinkProps) {
  if (link === "#") return children;
  if (link === "eligibility-check") {
    return (
      <a className={styles.link} href={chatHref} target="_blank" rel="noreferrer">
        {children}
        <span className="visually-hidden"> (opens a chat in a new tab)</span>
      </a>
    );
  }
  return (
    <Link className={styles.link} to={link}>
      {children}
    </Link>
  );
}
