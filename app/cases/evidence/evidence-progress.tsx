import type { CaseViewer } from "#app/cases/case-part.ts";
import { type EvidenceProgress, readyText } from "#app/cases/evidence/evidence-list.ts";
import styles from "#app/cases/evidence/evidence.module.css";

type EvidenceProgressLineProps = { progress: EvidenceProgress; side: CaseViewer["side"] };

export function EvidenceProgressLine({ progress, side }: EvidenceProgressLineProps) {
  const { ready, total, sent, asked } = progress;
  return (
    <div className="stack-2">
      <p className="step-1 strong">{readyText(progress)}</p>
      <progress className={styles.progress} value={ready} max={Math.max(1, total)} aria-hidden="true" />
      {sent > 0 && (
        <p className="note">
          {side === "desk" ? `${sent} sent, waiting for you.` : `${sent} sent, waiting for your counsellor.`}
        </p>
      )}
      {asked > 0 && (
        <p className="note">
          {side === "desk" ? `${asked} asked for, waiting for the customer.` : `${asked} waiting for you.`}
        </p>
      )}
    </div>
  );
}
