import { textLengthMax } from "#app/cases/case-text.ts";
import type { CancellingView, ShownRefund, ShownRefundTable } from "#app/cases/cancelling/cancelling-view.ts";
import { CancellationCard } from "#app/cases/cancelling/cancellation-card.tsx";
import { KeptCaseForm } from "#app/cases/case-form.tsx";
import { RefundTableView } from "#app/cases/cancelling/refund-table-view.tsx";
import type { CasePage, CaseSectionProps } from "#app/cases/case-part.ts";
import { CaseSection } from "#app/cases/case-section.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/fields/field.tsx";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";
import { useIsRefused } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function CancellingSection({ view, page }: CaseSectionProps<CancellingView>) {
  return (
    <CaseSection part="cancelling" heading="Cancellation" page={page} doneMessages={doneMessages}>
      {view.cancellation && <CancellationCard cancellation={view.cancellation} can={view.can} />}
      {view.table && <StageTable table={view.table} folded={view.due === null} />}
      {view.due && page.side === "customer" && <AskForm due={view.due} page={page} />}
      {view.due && page.side === "desk" && <ProposeForm due={view.due} page={page} />}
    </CaseSection>
  );
}

const doneMessages = {
  asked: "We’ve received your cancellation request. A manager will email you within two working days.",
  proposed: "A manager decides. The customer reads the reason once it is agreed.",
  taken_back: "The proposal is taken back. The service continues.",
  withdrawn: "Your cancellation request is withdrawn. The service continues.",
  agreed: "The service is cancelled and the refund is on its way. The customer is told by email.",
  agreed_first:
    "You have agreed. The refund is above what one person may approve, so a colleague has to approve it too.",
  agreed_again:
    "Nothing was refunded: the figures have changed since the first colleague agreed. You have agreed to the new ones, and a colleague has to approve them too.",
  declined: "The service continues. The customer can read your reasons.",
};

/** In view where one can cancel: the figures of the row that applies stand with the form. */
function StageTable({ table, folded }: { table: ShownRefundTable; folded: boolean }) {
  const shown = <RefundTableView table={table} />;
  return folded ? <Disclosure summary="What comes back at each stage">{shown}</Disclosure> : shown;
}

function AskForm({ due, page }: { due: ShownRefund; page: CasePage }) {
  return (
    <Disclosure summary="Request cancellation" open={useIsRefused("cancelling.ask")}>
      <div className="stack-4">
        {due.nothing ? (
          <p>
            Under our <a href="/refunds">refund rules</a>, no refund is due at this stage. You can still
            request cancellation, and a manager will read your reason.
          </p>
        ) : (
          <>
            <p>
              If you cancel now, you get this back under our <a href="/refunds">refund rules</a>:
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
            {due.nothing ? "Request cancellation (no refund)" : `Request cancellation (refund ${due.whole})`}
          </SubmitButton>
        </KeptCaseForm>
      </div>
    </Disclosure>
  );
}

/** The desk proposes, a manager decides on the card above. */
function ProposeForm({ due, page }: { due: ShownRefund; page: CasePage }) {
  return (
    <Disclosure summary="Propose to cancel" open={useIsRefused("cancelling.propose")}>
      <KeptCaseForm page={page} intent="cancelling.propose" hidden={due.fields}>
        {due.nothing ? (
          <p>Under the refund rules, nothing comes back at this stage.</p>
        ) : (
          <>
            <p>Under the refund rules, the customer gets this back:</p>
            <RefundLines refund={due} />
          </>
        )}
        <TextAreaField
          label="Why it is cancelled"
          hint="The customer reads this once a manager has agreed."
          name="text"
          rows={3}
          required
          maxLength={textLengthMax}
        />
        <SubmitButton variant="danger">Propose to Cancel</SubmitButton>
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
      <FigureLine label="Total refund" total="plain">
        {refund.whole}
      </FigureLine>
    </FigureList>
  );
}
