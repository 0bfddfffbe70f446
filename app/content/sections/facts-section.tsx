import type { FactsSection } from "#app/content/section.ts";
import styles from "#app/content/sections/facts-section.module.css";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import { Icon } from "#app/ui/icons.tsx";

export function FactsSectionView({ section }: { section: FactsSection }) {
  return (
    <SectionFrame section={section}>
      <dl className={styles.facts}>
        {section.facts.map(({ icon, term, text }) => (
          <div className={`stack-2 ${styles.fact}`} key={term}>
            <dt className={`note ${styles.term}`}>
              <Icon name={icon} />
              {term}
            </dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
