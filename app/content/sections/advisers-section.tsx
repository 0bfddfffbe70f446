import type { AdviceCountry, Adviser } from "#app/content/advisers.ts";
import type { AdvisersSection } from "#app/content/section.ts";
import styles from "#app/content/sections/advisers-section.module.css";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import { writtenDate } from "#app/content/written-date.ts";
import { Icon } from "#app/ui/icons.tsx";

const countryNames: Record<AdviceCountry, string> = {
  US: "United States",
  CA: "Canada",
  GB: "United Kingdom",
  AU: "Australia",
  SG: "Singapore",
};

/** The licensed people behind a page, or a plain statement that there are none. */
export function AdvisersSectionView({ section }: { section: AdvisersSection }) {
  const { advisers } = section;
  return (
    <SectionFrame section={section}>
      {advisers.length === 0 ? (
        <DocumentsOnly />
      ) : (
        <ul className={styles.advisers} role="list">
          {advisers.map((adviser) => (
            <li className={styles.adviser} key={adviser.licenceNumber}>
              <AdviserCard adviser={adviser} />
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  );
}

function DocumentsOnly() {
  return (
    <p className={styles.none}>
      <Icon name="user" />
      <span>
        <strong>Documents and preparation only.</strong> We help you gather, order and understand your papers.
        Immigration advice is given by licensed advisers and lawyers; if your case needs it, we say so.
      </span>
    </p>
  );
}

function AdviserCard({ adviser }: { adviser: Adviser }) {
  return (
    <>
      <p className={styles.name}>{adviser.name}</p>
      <p>
        {adviser.body}, {countryNames[adviser.country]}
      </p>
      <p className={styles.licence}>
        Licence {adviser.licenceNumber}, valid until{" "}
        <time dateTime={adviser.expiresOn}>{writtenDate(adviser.expiresOn)}</time>
      </p>
    </>
  );
}
