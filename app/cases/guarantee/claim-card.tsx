import { textLengthMax } from "#app/cases/case-text.ts";
import card from "#app/cases/case-card.module.css";
import { CaseForm } from "#app/cases/case-form.tsx";
import type { CaseViewer } from "#app/cases/case-part.ts";
import { CaseFileList } from "#app/cases/files/case-file-list.tsx";
import type { ShownClaim } from "#app/cases/guarantee/guarantee-view.ts";
import { WrittenText } from "#app/mail/written-text.tsx";
import { useIsRefused } from "#app/forms/post-form.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function ClaimCard({ claim, side }: { claim: ShownClaim; side: CaseViewer["side"] }) {
  const { text: stateText, tone } = states[claim.state];
  return (
    <div className={`card stack-3 ${card.card}`}>
      <div className={`row ${card.head}`}>
        <h3>{claim.heading}</h3>
        <Badge tone={tone}>{stateText}</Badge> <span className="note">{claim.on}</span>
      </div>
      <WrittenText text={claim.text} />
      <CaseFileList files={claim.files} />
      <p>{outcomeText(claim, side)}</p>
      {claim.first && <p>{claim.first.text}</p>}
      {claim.answerText && <WrittenText text={claim.answerText} before="Our answer: " />}
      {claim.can === "withdraw" && (
        <CaseForm intent="guarantee.withdraw" about={{ claim: claim.id }}>
          <SubmitButton>Withdraw claim</SubmitButton>
        </CaseForm>
      )}
      {claim.can === "decide" && <DecisionForms claim={claim} />}
    </div>
  );
}

function outcomeText({ state, refund }: ShownClaim, side: CaseViewer["side"]): string {
  const parts = refund?.lines.map(({ label, amount }) => `${amount} ${inSentence(label)}`).join(", ");
  switch (state) {
    case "asked":
      return side === "customer"
        ? `If we accept it, you get back: ${parts || "nothing more"}.`
        : `If it is accepted, this goes back: ${parts || "nothing more"}.`;
    case "accepted":
      return `Refunded: ${parts || "the counselling credit"}.`;
    case "refused":
      return side === "customer"
        ? "If something was missing, you can claim again."
        : "The claim was refused.";
    case "withdrawn":
      return "Nothing was refunded.";
  }
}

function DecisionForms({ claim: { id, refund, first } }: { claim: ShownClaim }) {
  const about = { claim: id };
  return (
    <>
      {refund && !first?.waits && (
        <CaseForm intent="guarantee.accept" about={about} hidden={refund.fields}>
          <SubmitButton variant="danger">
            {refund.nothing ? "Accept the claim" : `Accept and refund ${refund.whole}`}
          </SubmitButton>
        </CaseForm>
      )}
      <Disclosure summary="Refuse" open={useIsRefused("guarantee.refuse", about)}>
        <CaseForm intent="guarantee.refuse" about={about}>
          <TextAreaField
            label="Why the claim is refused"
            hint="The customer reads this."
            name="text"
            rows={3}
            required
            maxLength={textLengthMax}
          />
          <SubmitButton>Refuse the claim</SubmitButton>
        </CaseForm>
      </Disclosure>
    </>
  );
}

const states: Record<ShownClaim["state"], { text: string; tone: BadgeTone }> = {
  asked: { text: "Guarantee claimed", tone: "warning" },
  accepted: { text: "Accepted", tone: "success" },
  refused: { text: "Not accepted", tone: "neutral" },
  withdrawn: { text: "Withdrawn", tone: "neutral" },
};

function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1).split(",")[0];
}
