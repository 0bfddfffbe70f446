import { wordsLengthMax } from "#app/cases/words.ts";
import type { CancellingView, ShownRefund, ShownWish } from "#app/cases/cancelling/cancelling-view.ts";
import card from "#app/cases/case-card.module.css";
import { CaseForm } from "#app/cases/case-form.tsx";
import { useIsRefused } from "#app/forms/post-form.tsx";
import { WrittenWords } from "#app/cases/written-words.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";

type WishCardProps = { wish: ShownWish; can: CancellingView["can"] };

/** A request to cancel: what was said, what was shown to come back, and the answer. */
export function CancellationCard({ wish, can }: WishCardProps) {
  const { words: stateWords, tone } = states[wish.state];
  const { refund } = wish;
  return (
    <div className={`card stack-3 ${card.card}`}>
      <p className={`row ${card.head}`}>
        <Badge tone={tone}>{stateWords}</Badge> <span className="note">{wish.on}</span>
      </p>
      <WrittenWords words={wish.words} />
      <p>{refund.nothing ? "Nothing was shown to come back." : `Shown to come back: ${linesOf(refund)}.`}</p>
      {wish.byNow && <p>More of it has been used since. Now {backIn(wish.byNow)}.</p>}
      {wish.first && <p>{wish.first.words}</p>}
      {wish.answerWords && <WrittenWords words={wish.answerWords} before="Our answer: " />}
      {can === "withdraw" && (
        <CaseForm intent="cancelling.withdraw">
          <SubmitButton>Withdraw My Request</SubmitButton>
        </CaseForm>
      )}
      {can === "answer" && <AnswerForms wish={wish} />}
    </div>
  );
}

function linesOf({ lines }: ShownRefund): string {
  return lines.map(({ label, amount }) => `${amount} ${inSentence(label)}`).join(", ");
}

function backIn(refund: ShownRefund): string {
  return refund.nothing ? "nothing comes back" : `this comes back: ${linesOf(refund)}`;
}

function AnswerForms({ wish }: { wish: ShownWish }) {
  const hidden = { cancellation: wish.id };
  const due = wish.byNow ?? wish.refund;
  return (
    <>
      {!wish.first?.waits && (
        <CaseForm intent="cancelling.agree" hidden={{ ...hidden, ...due.fields }}>
          <SubmitButton variant="danger">
            {due.nothing ? "Cancel the Service" : `Cancel and Refund ${due.whole}`}
          </SubmitButton>
        </CaseForm>
      )}
      <Disclosure summary="Decline" open={useIsRefused("cancelling.decline")}>
        <CaseForm intent="cancelling.decline" hidden={hidden}>
          <TextAreaField
            label="Why the service goes on"
            hint="The customer reads this."
            name="words"
            rows={3}
            required
            maxLength={wordsLengthMax}
          />
          <SubmitButton>Decline</SubmitButton>
        </CaseForm>
      </Disclosure>
    </>
  );
}

const states: Record<ShownWish["state"], { words: string; tone: BadgeTone }> = {
  asked: { words: "Asked to cancel", tone: "warning" },
  agreed: { words: "Cancelled", tone: "neutral" },
  declined: { words: "Goes on", tone: "neutral" },
  withdrawn: { words: "Withdrawn", tone: "neutral" },
};

function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1).split(",")[0];
}
