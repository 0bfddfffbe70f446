import { textLengthMax } from "#app/cases/case-text.ts";
import type {
  CancellingView,
  ShownRefund,
  ShownCancellation,
} from "#app/cases/cancelling/cancelling-view.ts";
import card from "#app/cases/case-card.module.css";
import { CaseForm } from "#app/cases/case-form.tsx";
import { useIsRefused } from "#app/forms/post-form.tsx";
import { WrittenText } from "#app/mail/written-text.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type CancellationCardProps = { cancellation: ShownCancellation; can: CancellingView["can"] };

export function CancellationCard({ cancellation, can }: CancellationCardProps) {
  const { text: stateText, tone } = states[cancellation.state];
  const { refund, proposedBy } = cancellation;
  return (
    <div className={`card stack-3 ${card.card}`}>
      <p className={`row ${card.head}`}>
        <Badge tone={tone}>
          {proposedBy !== null && cancellation.state === "asked" ? "Proposed" : stateText}
        </Badge>{" "}
        <span className="note">{cancellation.on}</span>
      </p>
      {proposedBy === null ? (
        <WrittenText text={cancellation.text} />
      ) : (
        <WrittenText text={cancellation.text} before={`By ${proposedBy}: `} />
      )}
      <p>{shownText(refund, proposedBy !== null)}</p>
      {cancellation.byNow && <p>More of it has been used since. {backIn(cancellation.byNow)}.</p>}
      {cancellation.first && <p>{cancellation.first.text}</p>}
      {cancellation.answerText && <WrittenText text={cancellation.answerText} before="Our answer: " />}
      {cancellation.answerBy && <p>{`A manager answers by ${cancellation.answerBy}.`}</p>}
      {can === "withdraw" && (
        <CaseForm intent="cancelling.withdraw">
          <SubmitButton>Withdraw request</SubmitButton>
        </CaseForm>
      )}
      {can === "take_back" && (
        <CaseForm intent="cancelling.take_back">
          <SubmitButton>Take the Proposal Back</SubmitButton>
        </CaseForm>
      )}
      {can === "answer" && <AnswerForms cancellation={cancellation} />}
    </div>
  );
}

function shownText(refund: ShownRefund, byDesk: boolean): string {
  if (byDesk)
    return refund.nothing
      ? "By our refund rules, nothing comes back at this stage."
      : `By our refund rules, this comes back: ${linesOf(refund)}.`;
  return refund.nothing
    ? "No refund was due when this was requested."
    : `Refund when this was requested: ${linesOf(refund)}.`;
}

function linesOf({ lines }: ShownRefund): string {
  return lines.map(({ label, amount }) => `${amount} ${inSentence(label)}`).join(", ");
}

function backIn(refund: ShownRefund): string {
  return refund.nothing ? "No refund is due now" : `The refund is now ${linesOf(refund)}`;
}

function AnswerForms({ cancellation }: { cancellation: ShownCancellation }) {
  const hidden = { cancellation: cancellation.id };
  const due = cancellation.byNow ?? cancellation.refund;
  return (
    <>
      {!cancellation.first?.waits && (
        <CaseForm intent="cancelling.agree" hidden={{ ...hidden, ...due.fields }}>
          <SubmitButton variant="danger">
            {due.nothing ? "Cancel the Service" : `Cancel and Refund ${due.whole}`}
          </SubmitButton>
        </CaseForm>
      )}
      <Disclosure summary="Decline" open={useIsRefused("cancelling.decline")}>
        <CaseForm intent="cancelling.decline" hidden={hidden}>
          <TextAreaField
            label="Why the service continues"
            hint={cancellation.proposedBy === null ? "The customer reads this." : "The proposer reads this."}
            name="text"
            rows={3}
            required
            maxLength={textLengthMax}
          />
          <SubmitButton>Decline</SubmitButton>
        </CaseForm>
      </Disclosure>
    </>
  );
}

const states: Record<ShownCancellation["state"], { text: string; tone: BadgeTone }> = {
  asked: { text: "Cancellation requested", tone: "warning" },
  agreed: { text: "Cancelled", tone: "neutral" },
  declined: { text: "Not cancelled", tone: "neutral" },
  withdrawn: { text: "Withdrawn", tone: "neutral" },
  undone: { text: "Reopened", tone: "neutral" },
};

function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1).split(",")[0];
}
