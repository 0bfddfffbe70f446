import styles from "#app/cases/case-status.module.css";
import { ChangeList } from "#app/cases/change-list.tsx";
import type { CaseStatusView } from "#app/cases/case-status-view.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";

export function CaseStatus({ status }: { status: CaseStatusView }) {
  const { state, askedToCancel, next, due, counsellor, order, changes } = status;
  return (
    <section className={`card stack-4 ${styles.status}`} aria-labelledby="standing-heading">
      <h2 id="standing-heading" className="visually-hidden">
        Where it stands
      </h2>
      <p className="step-1">{next}</p>
      <dl className={styles.facts}>
        <div>
          <dt>State</dt>
          <dd>
            <Badge tone="harbour">{state}</Badge>{" "}
            {askedToCancel && <Badge tone="warning">Cancellation requested</Badge>}
          </dd>
        </div>
        <div>
          <dt>Due</dt>
          <dd>{due ?? "Set once we have the details we need"}</dd>
        </div>
        <div>
          <dt>Counsellor</dt>
          <dd>{counsellor ?? "To be assigned"}</dd>
        </div>
        <div>
          <dt>Order</dt>
          <dd>{order}</dd>
        </div>
      </dl>
      <Disclosure summary="What happened so far">
        <ChangeList changes={changes} />
      </Disclosure>
    </section>
  );
}
