import { type AdviceCountry, adviceCountryNames, type Adviser } from "#app/content/advisers.ts";
import type { AdvisersSection } from "#app/content/section.ts";
import styles from "#app/content/sections/advisers-section.module.css";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { writtenDate } from "#app/platform/dates.ts";

const articles: Partial<Record<AdviceCountry, string>> = { US: "the ", GB: "the " };

export function AdvisersSectionView({ section }: { section: AdvisersSection }) {
  const { advisers, without } = section;
  return (
    <SectionFrame section={section}>
      {without.length > 0 && <DocumentsOnly without={without} />}
      {advisers.length > 0 && (
        <ul className={`stack-4 ${styles.advisers}`} role="list">
          {advisers.map((adviser) => (
            <li className={`card ${styles.adviser}`} key={adviser.licenceNumber}>
              <AdviserCard adviser={adviser} />
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  );
}

function DocumentsOnly({ without }: Pick<AdvisersSection, "without">) {
  const others = without.flatMap(({ mayAdvise }) => mayAdvise ?? []);
  return (
    <div className={styles.none}>
      <Icon name="user" />
      <div className="stack-2">
        <p>
          <strong>Documents and preparation only.</strong> For {listOf(without)} no licensed adviser of ours
          is named here, so we prepare your papers and put them in order against the published criteria. What
          to apply for, and whether, is a question for someone who may advise you on it.
        </p>
        {others.length > 0 && (
          <ul className="stack-1 muted" role="list">
            {others.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function listOf(without: AdvisersSection["without"]): string {
  const names = without.map(({ country }) => `${articles[country] ?? ""}${adviceCountryNames[country]}`);
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);
}

function AdviserCard({ adviser }: { adviser: Adviser }) {
  return (
    <>
      <p className="strong">{adviser.name}</p>
      <p>
        {adviser.body}, {adviceCountryNames[adviser.country]}
      </p>
      <p className={`note ${styles.licence}`}>
        Licence {adviser.licenceNumber}, valid until{" "}
        <time dateTime={adviser.expiresOn}>{writtenDate(adviser.expiresOn)}</time>
      </p>
    </>
  );
}
