import { wordsLengthMax } from "#app/cases/words.ts";
import type { CancellingView, ShownRefund, ShownWish } from "#app/cases/cancelling/cancelling-view.ts";
import card from "#app/cases/case-card.module.css";
import { CaseForm } from "#app/cases/case-form.tsx";
import type { CasePage } from "#app/cases/case-part.ts";
import { WrittenWords } from "#app/cases/written-words.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";

type WishCardProps = { wish: ShownWish; can: CancellingView["can"]; page: CasePage };

/** A request to cancel: what was said, what was shown to come back, and the answer. */
export function CancellationCard({ wish, can, page }: WishCardProps) {
  const { words: stateWords, tone } = states[wish.state];
  const { refund } = wish;
  return (
    <div className={card.card}>
      <p className={card.head}>
        <Badge tone={tone}>{stateWords}</Badge> <span className={card.quiet}>{wish.on}</span>
      </p>
      <WrittenWords words={wish.words} />
      <p>{refund.nothing ? "Nothing was shown to come back." : `Shown to come back: ${linesOf(refund)}.`}</p>
      {wish.byNow && <p>More of it has been used since. Now {backIn(wish.byNow)}.</p>}
      {wish.first && <p>{wish.first.words}</p>}
      {wish.answerWords && <WrittenWords words={wish.answerWords} before="Our answer: " />}
      {can === "withdraw" && (
        <CaseForm page={page} intent="cancelling.withdraw">
          <Button type="submit">Withdraw My Request</Button>
        </CaseForm>
      )}
      {can === "answer" && <AnswerForms wish={wish} page={page} />}
    </div>
  );
}

function linesOf({ lines }: ShownRefund): string {
  return lines.map(({ label, amount }) => `${amount} ${inSentence(label)}`).join(", ");
}

function backIn(refund: ShownRefund): string {
  return refund.nothing ? "nothing comes back" : `this comes back: ${linesOf(refund)}`;
}

function AnswerForms({ wish, page }: { wish: ShownWish; page: CasePage }) {
  const hidden = { cancellation: wish.id };
  const due = wish.byNow ?? wish.refund;
  const problem = page.problem?.deed === "decline" ? page.problem : null;
  return (
    <>
      {!wish.first?.waits && (
        <CaseForm page={page} intent="cancelling.agree" hidden={{ ...hidden, ...due.fields }}>
          <Button type="submit" variant="danger">
            {due.nothing ? "Cancel the Service" : `Cancel and Give ${due.whole} Back`}
          </Button>
        </CaseForm>
      )}
      <Disclosure summary="Decline" open={problem !== null}>
        <CaseForm page={page} intent="cancelling.decline" hidden={hidden}>
          <TextAreaField
            label="Why the service goes on"
            hint="The customer reads this."
            name="words"
            rows={3}
            required
            maxLength={wordsLengthMax}
            defaultValue={problem?.typed["words"]?.[0]}
            error={problem?.field === "words" ? problem.message : null}
          />
          <Button type="submit">Decline</Button>
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
