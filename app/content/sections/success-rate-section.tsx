import type { SuccessRateSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import styles from "#app/content/sections/success-rate-section.module.css";
import { BarChart } from "#app/ui/charts/bar-chart.tsx";

export function SuccessRateSectionView({ section }: { section: SuccessRateSection }) {
  return (
    <SectionFrame section={section}>
      <div className={`stack-6 ${styles.cards}`}>
        {section.charts.map(({ card, rows }) => (
          <article className={`card stack-2 ${styles.card}`} key={card.heading}>
            <h3 className="step-1">{card.heading}</h3>
            <BarChart
              caption={card.subheading}
              series={["Success"]}
              rows={rows.map(({ name, percentage }) => ({ name, values: [percentage] }))}
            />
            <p className={`note ${styles.footer}`}>{card.footer}</p>
          </article>
        ))}
      </div>
    </SectionFrame>
  );
}
