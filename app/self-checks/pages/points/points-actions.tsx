import { Link } from "react-router";

import { KeepCheckForm, keptText } from "#app/self-checks/pages/keep-check-form.tsx";
import { CopyAddress, resultAddress } from "#app/self-checks/pages/copy-address.tsx";
import type { PointsPageData } from "#app/self-checks/pages/points/load-points-page.server.tsx";
import styles from "#app/self-checks/pages/points/points-letter.module.css";
import type { GoPoints } from "#app/self-checks/pages/points/use-points-place.tsx";
import { fragmentOf, type PointsPlace } from "#app/self-checks/points/form/points-in-fragment.ts";
import type { PointsForm } from "#app/self-checks/points/form/points-form.ts";
import { type PointsLetter, shortLetter } from "#app/self-checks/points/form/points-letter.ts";
import { whatsappLink } from "#app/support-chat/whatsapp-link.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";

type PointsActionsProps = {
  page: PointsPageData;
  form: PointsForm;
  letter: PointsLetter;
  place: PointsPlace;
  awake: boolean;
  go: GoPoints;
};

export function PointsActions({ page, form, letter, place, awake, go }: PointsActionsProps) {
  const { name, help, notices, countedBy, supportWhatsapp } = page;
  const brief = notices.map((notice) => notice.brief).join(" ");
  const fragment = fragmentOf(form, { step: "result", answers: place.answers, counted: countedBy.stamp });
  const text = [
    "Hello, I have a question about this result.",
    shortLetter(name, letter, brief || null),
    ...(awake ? [`The whole result: ${resultAddress(fragment)}`] : []),
  ];
  const chat = whatsappLink(supportWhatsapp, text.join("\n"));
  return (
    <footer className={`stack-4 ${styles.actions}`}>
      <div className="row">
        <LinkButton to={chat} target="_blank" rel="noreferrer" variant="action">
          Ask on WhatsApp
        </LinkButton>
        <KeepCheckForm check={page.id} result={fragment} />
        {awake && <Button onClick={() => print()}>Print</Button>}
        {awake && <CopyAddress fragment={fragment} />}
        {awake && (
          <Button variant="quiet" onClick={() => go({ step: "form", answers: place.answers })}>
            Change the answers
          </Button>
        )}
      </div>
      <p className="note measure">
        The chat opens with these results in a few lines, which you can change before you send them.{" "}
        {awake
          ? "Your answers are in the address of this page and nowhere else: whoever has the address sees this result."
          : "We have stored none of your answers."}{" "}
        {keptText}
      </p>
      <div className="stack-2 measure">
        <h3 className="step-1">Where we can help</h3>
        <p>{help.text}</p>
        <p className="row">
          <Link className="text-link" to={help.path}>
            {help.heading}
          </Link>
          <Link className="text-link" to={`${help.path}#free-chat`}>
            Book a free chat
          </Link>
        </p>
      </div>
    </footer>
  );
}
