import type { VisaCountry } from "#app/content/section-parts.ts";
import type { CountryTabsSection } from "#app/content/section.ts";
import styles from "#app/content/sections/country-tabs-section.module.css";
import { Drawing } from "#app/content/sections/drawing.tsx";
import { OfficialNotes } from "#app/content/sections/official-notes.tsx";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

export function CountryTabsSectionView({ section }: { section: CountryTabsSection }) {
  return (
    <SectionFrame section={section}>
      <Tabs
        label={section.heading}
        tabs={section.countries.map((country) => ({
          id: `${section.id}-${country.country.toLowerCase()}`,
          label: (
            <span className={styles.name}>
              <span className={styles.flag} data-country={country.country} />
              {country.name}
            </span>
          ),
          panel: <Country country={country} />,
        }))}
      />
    </SectionFrame>
  );
}

function Country({ country }: { country: VisaCountry }) {
  const { highlight, tiles, successRate, cases, summaryText, validVisaTypes } = country;
  return (
    <div className={`stack-8 ${styles.country}`}>
      <div className={`stack-5 ${styles.highlight}`}>
        <Drawing className={styles.picture} name={highlight.image} />
        <div className={`stack-2 ${styles.words}`}>
          <h3>{highlight.heading}</h3>
          <p>{highlight.text}</p>
        </div>
      </div>
      <ul className={styles.tiles} role="list">
        {tiles.map(({ heading, text, image }) => (
          <li className={`stack-4 ${styles.tile}`} key={heading}>
            <Drawing className={styles.picture} name={image} />
            <div className={`stack-2 ${styles.words}`}>
              <h4>{heading}</h4>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {(successRate ?? cases) && (
        <p className={`row ${styles.banner}`}>
          {successRate && (
            <span>
              <strong className={styles.figure}>{successRate}</strong> success rate
            </span>
          )}
          {cases && <span className="step-1">{cases}</span>}
        </p>
      )}
      <p className="measure">{summaryText}</p>
      {validVisaTypes.length > 0 && <VisaTypes country={country} />}
      <OfficialNotes notes={country.official} />
    </div>
  );
}

function VisaTypes({ country: { name, validVisaTypes } }: { country: VisaCountry }) {
  return (
    <div className="stack-5">
      <h3>{name}: valid visa types</h3>
      <dl className={styles.groups}>
        {validVisaTypes.map(({ group, types }) => (
          <div key={group}>
            <dt className={styles.group}>{group}</dt>
            {types.map((type) => (
              <dd className={styles.type} key={type}>
                {type}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
