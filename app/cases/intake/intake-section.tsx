import { CaseFileList } from "#app/cases/files/case-file-list.tsx";
import { answerField } from "#app/cases/intake/intake-refusals.ts";
import { KeptCaseForm } from "#app/cases/case-form.tsx";
import type { CasePage, CaseSectionProps } from "#app/cases/case-part.ts";
import { CaseSection } from "#app/cases/case-section.tsx";
import { IntakeQuestions } from "#app/cases/intake/intake-form.tsx";
import styles from "#app/cases/intake/intake-section.module.css";
import type { IntakeFormView, IntakeView } from "#app/cases/intake/intake-view.ts";
import { useIsRefused, useRefusedForm } from "#app/forms/post-form.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function IntakeSection({ view: { sent, form }, page }: CaseSectionProps<IntakeView>) {
  return (
    <CaseSection
      part="intake"
      heading={
        page.side === "desk"
          ? "Intake form"
          : sent || page.askedToCancel
            ? "Your details"
            : "Fill in your details"
      }
      page={page}
      doneMessages={doneMessages}
      summary={form && <Summary form={form} />}
    >
      {sent ? <Sent sent={sent} page={page} /> : <Unsent form={form} page={page} />}
    </CaseSection>
  );
}

const doneMessages: Record<string, string> = {
  saved: "Draft saved. We start once you send it.",
  sent: "We have your details. The due date is above.",
  sent_for_customer: "The form is sent in the customer’s name. They are told by email.",
};

function Sent({ sent, page }: { sent: NonNullable<IntakeView["sent"]>; page: CasePage }) {
  const who = sent.fromDesk ? "Filled in by the desk" : "Sent";
  return (
    <>
      <p className="measure">
        {who} on {sent.on}. <a href="#conversation">Add something in the conversation</a>
      </p>
      <Disclosure summary="The answers" open={page.side === "desk"}>
        <dl className={`stack-4 ${styles.answers}`}>
          {sent.answers.map(({ label, text, files }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {text && <p>{text}</p>}
                <CaseFileList files={files} />
              </dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </>
  );
}

function Summary({ form }: { form: IntakeFormView }) {
  const labels = Object.fromEntries(form.fields.map(({ name, label }) => [answerField(name), label]));
  const count = Object.keys(useRefusedForm()?.errors ?? {}).length;
  return (
    <AnswerSummary labels={labels}>
      <p>Nothing was sent. {whatIsMissing(count)} Please choose any files again.</p>
    </AnswerSummary>
  );
}

function Unsent({ form, page }: { form: IntakeFormView | null; page: CasePage }) {
  const isRefused = useIsRefused("intake.send");
  if (page.side === "customer" && page.askedToCancel) {
    return (
      <>
        <p className="measure">
          You asked to cancel this service. We only need your details if you withdraw the request.
        </p>
        {form && (
          <Disclosure summary="Fill in your details all the same" open={isRefused}>
            <Fill form={form} page={page} />
          </Disclosure>
        )}
      </>
    );
  }
  if (page.side === "customer") return form && <Fill form={form} page={page} />;
  return (
    <>
      <p className="measure">
        Waiting for the customer. Work starts, and the due date is set, when they send it.
        {form?.savedOn && ` They saved a draft on ${form.savedOn}.`}
      </p>
      {form && (
        <Disclosure summary="Fill it in for the customer" open={isRefused}>
          <Fill form={form} page={page} />
        </Disclosure>
      )}
    </>
  );
}

function Fill({ form, page }: { form: IntakeFormView; page: CasePage }) {
  const { side } = page;
  const refused = useRefusedForm();
  // Answers typed against an older version keep its `seen` until the page is reopened.
  const seen = (useIsRefused("intake.send") && refused?.fields["seen"]?.[0]) || form.seen;
  return (
    <>
      {side === "customer" && (
        <p className="measure">
          We start once you send this, and it then takes {form.delivery}. Never send passwords, passport
          numbers or card numbers.
          {form.savedOn && ` Draft saved on ${form.savedOn}.`}
        </p>
      )}
      {form.prefilled.length > 0 && (
        <Alert announce={false}>
          <p>
            We filled in what you told us before: {new Intl.ListFormat("en").format(form.prefilled)}. Please
            check it.
          </p>
        </Alert>
      )}
      <KeptCaseForm page={page} intent="intake.send" files hidden={side === "desk" ? { seen } : {}}>
        <IntakeQuestions form={form} side={side} />
        <p className="row">
          {/* First, so the Enter key saves and never sends. */}
          {side === "customer" && (
            <Button type="submit" name="later" value="yes">
              Save Draft
            </Button>
          )}
          <SubmitButton variant="action">
            {side === "customer" ? "Send" : "Send for the Customer"}
          </SubmitButton>
        </p>
        {side === "customer" && (
          <p className="note measure">
            Your counsellor can see your draft. Once sent, your answers cannot be changed, but you can add to
            them in the conversation.
          </p>
        )}
      </KeptCaseForm>
    </>
  );
}

function whatIsMissing(count: number): string {
  return count === 1 ? "One answer is missing or wrong." : `${count} answers are missing or wrong.`;
}
