import type { ReactNode } from "react";

import type { Finding } from "#app/self-checks/evidence/assess.ts";
import type { Answers } from "#app/self-checks/evidence/check-definition.ts";
import styles from "#app/self-checks/pages/check-letter.module.css";
import type { CheckView } from "#app/self-checks/pages/check-view.server.ts";
import { LetterPart } from "#app/self-checks/pages/letter-part.tsx";
import type { Go } from "#app/self-checks/pages/use-place.tsx";
import { Icon } from "#app/ui/icons.tsx";

type FindingsProps = { findings: Finding[]; view: CheckView; answers: Answers; awake: boolean; go: Go };

export function Named({ findings, ...props }: FindingsProps) {
  return (
    <Findings heading="Named" icon="check" none="Nothing yet." {...props} findings={findings}>
      {({ strong }) => strong.map(({ id, label }) => <li key={id}>{label}</li>)}
    </Findings>
  );
}

export function Weak({ findings, ...props }: FindingsProps) {
  const weak = findings.filter((finding) => finding.weak.length > 0);
  return (
    <Findings
      heading="Weak, and why"
      icon="warning"
      none="Nothing you ticked is weak."
      {...props}
      findings={weak}
    >
      {(finding) =>
        finding.weak.map(({ id, label, why }) => (
          <li key={id}>
            {label}. <span className="muted">{why}</span>
          </li>
        ))
      }
    </Findings>
  );
}

export function Missing({ findings, ...props }: FindingsProps) {
  return (
    <Findings
      heading="Missing, and what would count"
      icon="minus"
      none="You named something for every point."
      {...props}
      findings={findings}
    >
      {({ question, state }) => (
        <>
          {question.options.every(({ weight }) => weight === "plain") && (
            <li className="muted">Not answered yet.</li>
          )}
          {state === "ticked" && (
            <li>You ticked this on the visa’s page, but named nothing that shows it.</li>
          )}
          {question.options
            .filter(({ weight }) => weight === "strong")
            .map(({ id, label }) => (
              <li className="muted" key={id}>
                {label}
              </li>
            ))}
        </>
      )}
    </Findings>
  );
}

type FindingListProps = FindingsProps & {
  heading: string;
  icon: "check" | "warning" | "minus";
  none: string;
  children: (finding: Finding) => ReactNode;
};

function Findings({ heading, icon, none, findings, children, view, answers, awake, go }: FindingListProps) {
  const { questions } = view.definition;
  return (
    <LetterPart heading={heading}>
      {findings.length === 0 && <p className="muted">{none}</p>}
      <ul className={`plain-list ${styles.findings}`}>
        {findings.map((finding) => (
          <li className={styles.finding} data-kind={icon} key={finding.question.id}>
            <Icon name={icon} />
            <p className="strong">{finding.question.name}</p>
            {awake && (
              <button
                type="button"
                className={styles.change}
                onClick={() => go({ step: questions.indexOf(finding.question), answers })}
              >
                Change<span className="visually-hidden"> {finding.question.name}</span>
              </button>
            )}
            <ul className={styles.evidence}>{children(finding)}</ul>
          </li>
        ))}
      </ul>
    </LetterPart>
  );
}
