import { Link } from "react-router";

import { fragmentOf } from "#app/self-checks/evidence/answers-in-fragment.ts";
import type { Assessment } from "#app/self-checks/evidence/assess.ts";
import { shortResult } from "#app/self-checks/evidence/letter-text.ts";
import type { CheckView } from "#app/self-checks/pages/check-view.server.ts";
import type { Go } from "#app/self-checks/pages/use-place.tsx";
import type { Answers } from "#app/self-checks/evidence/check-definition.ts";
import { KeepCheckForm, keptText } from "#app/self-checks/pages/keep-check-form.tsx";
import { CopyAddress, resultAddress } from "#app/self-checks/pages/copy-address.tsx";
import styles from "#app/self-checks/pages/check-letter.module.css";
import { whatsappLink } from "#app/support-chat/whatsapp-link.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";

type LetterActionsProps = {
  view: CheckView & { supportWhatsapp: string };
  answers: Answers;
  assessment: Assessment;
  awake: boolean;
  go: Go;
};

export function LetterActions({ view, answers, assessment, awake, go }: LetterActionsProps) {
  const { definition, name, visa, supportWhatsapp } = view;
  const fragment = fragmentOf(definition, { step: "result", answers });
  const text = [
    `Hello, I need an eligibility check for: ${name}.`,
    shortResult(name, assessment),
    ...(awake ? [`The whole result: ${resultAddress(fragment)}`] : []),
    "My resume is attached below.",
  ];
  const chat = whatsappLink(supportWhatsapp, text.join("\n"));
  return (
    <footer className={`stack-4 ${styles.actions}`}>
      <div className="row">
        <LinkButton to={chat} target="_blank" rel="noreferrer" variant="action">
          Check Eligibility
        </LinkButton>
        <KeepCheckForm check={definition.id} result={fragment} />
        {awake && <Button onClick={() => print()}>Print</Button>}
        {awake && <CopyAddress fragment={fragment} />}
      </div>
      <p className="note measure">
        The chat opens with what you named, in a few lines that you can change before you send them.{" "}
        {awake
          ? "Your answers are in the address of this page and nowhere else: whoever has the address sees this result."
          : "We have stored none of your answers."}{" "}
        {keptText}
      </p>
      <p className="row">
        <Link to={visa.path}>Read about {visa.title}</Link>
        {awake && (
          <button type="button" className={styles.change} onClick={() => go({ step: 0, answers })}>
            Change the answers
          </button>
        )}
      </p>
    </footer>
  );
}
