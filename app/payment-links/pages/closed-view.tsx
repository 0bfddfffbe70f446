import type { ClosedPage } from "#app/payment-links/pages/link-page-data.ts";
import { OutcomeAlert } from "#app/payment-links/pages/outcome-alert.tsx";
import styles from "#app/payment-links/pages/payment-link.module.css";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

export function ClosedView({ page }: { page: ClosedPage }) {
  const { heading, text, outcome } = page;
  return (
    <div className={`page stack-6 ${styles.page}`}>
      <AnswerSummary />
      {outcome && <OutcomeAlert outcome={outcome} />}
      <EmptyState
        picture="lighthouse"
        heading={heading}
        level={1}
        action={
          <LinkButton to="/" reloadDocument>
            Go to the home page
          </LinkButton>
        }
      >
        {text && <p>{text}</p>}
      </EmptyState>
    </div>
  );
}
