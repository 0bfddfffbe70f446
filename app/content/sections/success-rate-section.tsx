import type { SuccessRateSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import styles from "#app/content/sections/success-rate-section.module.css";
import { BarChart } from "#app/ui/bar-chart.tsx";

/** Success by number of papers: a card with bars for each visa, its period above and what it does not promise below. */
export function SuccessRateSectionView({ section }: { section: SuccessRateSection }) {
  return (
    <SectionFrame section={section}>
      <div className={styles.cards}>
        {section.charts.map(({ card, rows }) => (
          <article className={styles.card} key={card.heading}>
            <h3 className={styles.heading}>{card.heading}</h3>
            <BarChart
              caption={card.subheading}
              series={["Success"]}
              rows={rows.map(({ name, percentage }) => ({ name, values: [percentage] }))}
            />
            <p className={styles.footer}>{card.footer}</p>
          </article>
        ))}
      </div>
    </SectionFrame>
  );
}
