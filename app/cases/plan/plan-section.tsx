import { CaseForm } from "#app/cases/case-form.tsx";
import type { CaseSectionProps } from "#app/cases/case-part.ts";
import { CaseSection } from "#app/cases/case-section.tsx";
import styles from "#app/cases/plan/plan-section.module.css";
import type { PlanView, ShownStep } from "#app/cases/plan/plan-view.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { KeptDates } from "#app/ui/kept-dates.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function PlanSection({ view: { steps, note, rights }, page }: CaseSectionProps<PlanView>) {
  return (
    <CaseSection part="plan" heading="Plan" page={page} doneMessages={doneMessages}>
      {note && <p>{note}</p>}
      <ol className={styles.steps} role="list">
        {steps.map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </ol>
      {rights.length > 0 && (
        <div className={styles.rights}>
          <h3>Support included</h3>
          <ul>
            {rights.map((right) => (
              <li key={right}>
                <KeptDates>{right}</KeptDates>
              </li>
            ))}
          </ul>
        </div>
      )}
    </CaseSection>
  );
}

const doneMessages: Record<string, string> = {
  ticked: "The step is done.",
  unticked: "The step is open again.",
};

function Step({ step: { name, text, who, when, state, byHand } }: { step: ShownStep }) {
  const { tone, label } = states[state];
  return (
    <li className={`row ${styles.step}`}>
      <div className={styles.about}>
        <p>{text}</p>
        <p className="note">
          {who}
          {when && <KeptDates>{`. ${when}.`}</KeptDates>}
        </p>
      </div>
      <Badge tone={tone} icon={state === "done" ? "check" : undefined}>
        {label}
      </Badge>
      {byHand && (
        <CaseForm intent={state === "done" ? "plan.untick" : "plan.tick"} hidden={{ step: name }}>
          <SubmitButton size="small">
            {state === "done" ? "Not Done" : "Mark as Done"}
            <span className="visually-hidden">: {text}</span>
          </SubmitButton>
        </CaseForm>
      )}
    </li>
  );
}

const states: Record<ShownStep["state"], { tone: BadgeTone; label: string }> = {
  done: { tone: "success", label: "Done" },
  late: { tone: "warning", label: "Late" },
  open: { tone: "neutral", label: "Open" },
};
