import { textLengthMax } from "#app/cases/case-text.ts";
import { KeptCaseForm } from "#app/cases/case-form.tsx";
import type { CasePage, CaseSectionProps } from "#app/cases/case-part.ts";
import { CaseSection } from "#app/cases/case-section.tsx";
import { CaseFilesField } from "#app/cases/files/case-files-field.tsx";
import { ClaimCard } from "#app/cases/guarantee/claim-card.tsx";
import type { ClaimableGuarantee, GuaranteeView } from "#app/cases/guarantee/guarantee-view.ts";
import { useIsRefused } from "#app/forms/post-form.tsx";
import { ChoiceGroup } from "#app/ui/fields/choice-group.tsx";
import { TextAreaField } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";

export function GuaranteeSection({ view, page }: CaseSectionProps<GuaranteeView>) {
  return (
    <CaseSection part="guarantee" heading="Guarantee" page={page} doneMessages={doneMessages}>
      {view.claims.map((claim) => (
        <ClaimCard key={claim.id} claim={claim} side={page.side} />
      ))}
      {view.promises.map(({ name, promise }) => (
        <p key={name} className="measure">
          {promise}
        </p>
      ))}
      {view.claimable.length > 0 && <ClaimForm claimable={view.claimable} page={page} />}
    </CaseSection>
  );
}

const doneMessages = {
  claimed: "We’ve received your claim. A manager will email you within five working days.",
  withdrawn: "Your claim is withdrawn. You can claim again.",
  accepted: "The claim is accepted and the refund is on its way. The customer is told by email.",
  accepted_first:
    "You have agreed. The refund is above what one person may approve, so a colleague has to approve it too.",
  accepted_again:
    "Nothing was refunded: the figures have changed since the first colleague agreed. You have agreed to the new ones, and a colleague has to approve them too.",
  refused: "The claim is refused. The customer can read your reasons.",
};

function ClaimForm({ claimable, page }: { claimable: ClaimableGuarantee[]; page: CasePage }) {
  const [only, ...others] = claimable;
  const one = others.length === 0 ? only : undefined;
  return (
    <Disclosure summary="Claim the guarantee" open={useIsRefused("guarantee.claim")}>
      <KeptCaseForm
        page={page}
        intent="guarantee.claim"
        files
        {...(one && { hidden: { guarantee: one.name } })}
      >
        {one ? (
          <p>If we accept it, {one.due.whole} comes back.</p>
        ) : (
          <ChoiceGroup
            legend="What was refused?"
            name="guarantee"
            layout="rows"
            required
            choices={claimable.map(({ name, heading, due }) => ({
              value: name,
              label: heading,
              note: `${due.whole} if we accept it`,
            }))}
          />
        )}
        <TextAreaField
          label={one?.question ?? "Each application, the day you filed it and the day it was refused"}
          name="text"
          rows={4}
          required
          maxLength={textLengthMax}
        />
        <CaseFilesField label="Letters of refusal" optional={false} />
        <SubmitButton variant="action">Claim the guarantee</SubmitButton>
      </KeptCaseForm>
    </Disclosure>
  );
}
