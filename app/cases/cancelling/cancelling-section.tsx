import { textLengthMax } from "#app/cases/case-text.ts";
import type { CancellingView, ShownRefund } from "#app/cases/cancelling/cancelling-view.ts";
import { CancellationCard } from "#app/cases/cancelling/cancellation-card.tsx";
import { KeptCaseForm } from "#app/cases/case-form.tsx";
import type { CasePage, CaseSectionProps } from "#app/cases/case-part.ts";
import { CaseSection } from "#app/cases/case-section.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/fields/field.tsx";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";
import { useIsRefused } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function CancellingSection({ view, page }: CaseSectionProps<CancellingView>) {
  return (
    <CaseSection part="cancelling" heading="Cancelling" page={page} doneMessages={doneMessages}>
      {view.cancellation && <CancellationCard cancellation={view.cancellation} can={view.can} />}
      {view.due && <AskForm due={view.due} page={page} />}
    </CaseSection>
  );
}

const doneMessages = {
  asked: "We have your request to cancel. A manager answers within two working days, and you get a mail.",
  withdrawn: "You have withdrawn your request to cancel. The service goes on.",
  agreed: "The service is cancelled, and the money is on its way. The customer gets a mail.",
  agreed_first:
    "You have agreed. The refund is above what one person may give back, so a colleague has to approve it too.",
  agreed_again:
    "Nothing was refunded: the figures have changed since the first colleague agreed. You have agreed to the new ones, and a colleague has to approve them too.",
  declined: "The service goes on. The customer reads your reasons.",
};

function AskForm({ due, page }: { due: ShownRefund; page: CasePage }) {
  return (
    <Disclosure summary="Ask to cancel this service" open={useIsRefused("cancelling.ask")}>
      {due.nothing ? (
        <p>
          By our <a href="/refunds">rules on refunds</a> nothing comes back any more at this stage. You can
          ask all the same: a person reads why.
        </p>
      ) : (
        <>
          <p>
            If you cancel now, this comes back by our <a href="/refunds">rules on refunds</a>:
          </p>
          <RefundLines refund={due} />
        </>
      )}
      <KeptCaseForm page={page} intent="cancelling.ask" hidden={due.fields}>
        <TextAreaField
          label="Why you want to cancel"
          name="text"
          rows={3}
          required
          maxLength={textLengthMax}
        />
        <SubmitButton variant="danger">
          {due.nothing ? "Ask to Cancel" : `Ask to Cancel, ${due.whole} Back`}
        </SubmitButton>
      </KeptCaseForm>
    </Disclosure>
  );
}

function RefundLines({ refund }: { refund: ShownRefund }) {
  return (
    <FigureList size="small">
      {refund.lines.map(({ label, amount }) => (
        <FigureLine key={label} label={label}>
          {amount}
        </FigureLine>
      ))}
      <FigureLine label="In all" total="plain">
        {refund.whole}
      </FigureLine>
    </FigureList>
  );
}
