import type { SuccessRateSection } from "#app/content/section.ts";
import styles from "#app/service-page/visa-opening.module.css";
import { LinkButton } from "#app/ui/button.tsx";

type VisaOpeningProps = {
  successRate: SuccessRateSection | undefined;
  check: { text: string; chatHref: string } | null;
};

export function VisaOpening({ successRate, check }: VisaOpeningProps) {
  return (
    <div className={`stack-4 ${styles.opening}`}>
      {successRate && <SuccessGlance section={successRate} />}
      {check && (
        <div className={`card stack-2 ${styles.card}`}>
          <p className="strong">{check.text}</p>
          <p className="note">
            Send us your resume in a chat. We read it against the published criteria and tell you which of
            them it speaks to.
          </p>
          <p>
            <LinkButton to={check.chatHref} target="_blank" rel="noreferrer" variant="action">
              Check Eligibility
            </LinkButton>
          </p>
        </div>
      )}
    </div>
  );
}

/** Says that no authority counts like this; details follow below. */
function SuccessGlance({ section }: { section: SuccessRateSection }) {
  const [chart] = section.charts;
  const top = chart?.rows.reduce((best, row) => (row.percentage > best.percentage ? row : best));
  if (!chart || !top) return null;
  return (
    <div className={`card stack-2 ${styles.card}`}>
      <p className={styles.rate}>
        <strong className={styles.figure}>{top.percentage}%</strong> with {top.name}
      </p>
      <p className="note">
        {chart.card.subheading}. {chart.card.footer} No agency counts papers.
      </p>
      <p>
        <a className={`text-link ${styles.more}`} href={`#${section.id}`}>
          Learn more<span className="visually-hidden"> about success rates</span>
        </a>
      </p>
    </div>
  );
}
