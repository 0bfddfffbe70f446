import { ChangeList } from "#app/cases/change-list.tsx";
import type { CaseStatusView } from "#app/cases/case-status-view.ts";
import styles from "#app/cases/case-status.module.css";
import { ProgressLine } from "#app/cases/progress-line.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { KeptDates } from "#app/ui/kept-dates.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Icon } from "#app/ui/icons.tsx";

export function CaseStatus({ status }: { status: CaseStatusView }) {
  const { state, askedToCancel, claimsGuarantee, next, due, order, changes, stepsDone, isOver } = status;
  return (
    <section className={`card stack-5 ${styles.status}`} aria-labelledby="standing-heading">
      <h2 id="standing-heading" className="visually-hidden">
        Where it stands
      </h2>
      {stepsDone !== null && <ProgressLine done={stepsDone} />}
      <div className={styles.sides}>
        <div className="stack-4">
          <p className="step-1">
            <KeptDates>{next}</KeptDates>
          </p>
          <dl className={styles.facts}>
            <div>
              <dt>State</dt>
              <dd className={`row ${styles.state}`}>
                <Badge tone="harbour">{state}</Badge>
                {askedToCancel && <Badge tone="warning">Cancellation requested</Badge>}
                {claimsGuarantee && <Badge tone="warning">Guarantee claimed</Badge>}
              </dd>
            </div>
            {(due !== null || !isOver) && (
              <div>
                <dt>Due</dt>
                <dd>{due ?? "Set once we have the details we need"}</dd>
              </div>
            )}
            <div>
              <dt>Order</dt>
              <dd>{order}</dd>
            </div>
          </dl>
        </div>
        {stepsDone !== null && <Counsellor name={status.counsellor} />}
      </div>
      <Disclosure summary="What happened so far">
        <ChangeList changes={changes} />
      </Disclosure>
    </section>
  );
}

function Counsellor({ name }: { name: string | null }) {
  return (
    <div className={`stack-3 ${styles.counsellor}`}>
      <p>
        <span className="note">Your counsellor</span>
        <br />
        <strong className="step-1">{name ?? "To be assigned"}</strong>
      </p>
      <p className="note">
        {name === null
          ? "A counsellor will take this on soon. You can write to us already."
          : `${name} does the work and answers your messages.`}
      </p>
      <LinkButton to="#conversation" size="small" icon={<Icon name="chat" />}>
        Write a message
      </LinkButton>
    </div>
  );
}
