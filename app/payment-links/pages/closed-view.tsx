import { NextActions } from "#app/checkout/pay/next-actions.tsx";
import type { ClosedPage } from "#app/payment-links/pages/link-page-data.ts";
import { OutcomeAlert } from "#app/payment-links/pages/outcome-alert.tsx";
import styles from "#app/payment-links/pages/payment-link.module.css";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

const home = { label: "Go to the home page", href: "/" };

export function ClosedView({ page }: { page: ClosedPage }) {
  const { heading, text, outcome } = page;
  return (
    <div className={`page stack-6 ${styles.page}`}>
      <PageHeading title={heading} intro={text || undefined} />
      <AnswerSummary />
      {outcome && <OutcomeAlert outcome={outcome} />}
      <p>
        <NextActions ways={[home]} />
      </p>
    </div>
  );
}
