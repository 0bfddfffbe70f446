import { CaseFileList } from "#app/cases/files/case-file-list.tsx";
import { answerField } from "#app/cases/intake/intake-refusals.ts";
import { KeptCaseForm } from "#app/cases/case-form.tsx";
import type { CasePage, CaseSectionProps } from "#app/cases/case-part.ts";
import { CaseSection } from "#app/cases/case-section.tsx";
import { IntakeFieldView } from "#app/cases/intake/intake-field-view.tsx";
import styles from "#app/cases/intake/intake-section.module.css";
import type { IntakeFormView, IntakeView } from "#app/cases/intake/intake-view.ts";
import { useIsRefused, useRefusedForm } from "#app/forms/post-form.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function IntakeSection({ view: { sent, form }, page }: CaseSectionProps<IntakeView>) {
  return (
    <CaseSection
      part="intake"
      heading={headings[page.side]}
      page={page}
      doneMessages={doneMessages}
      summary={form && <Summary form={form} />}
    >
      {sent ? <Sent sent={sent} page={page} /> : <Unsent form={form} page={page} />}
    </CaseSection>
  );
}

const headings = { customer: "What we need from you", desk: "Intake form" };

const doneMessages: Record<string, string> = {
  saved: "Kept for later. Work begins when you send it.",
  sent: "We have what we need. The due date is above.",
  sent_for_customer: "The form is sent in the customer’s name. They are told by mail.",
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
      <p>Nothing was sent. {whatIsMissing(count)} Choose files again: a browser does not keep them.</p>
    </AnswerSummary>
  );
}

function Unsent({ form, page }: { form: IntakeFormView | null; page: CasePage }) {
  const isRefused = useIsRefused("intake.send");
  if (page.side === "customer") return form && <Fill form={form} page={page} />;
  return (
    <>
      <p className="measure">
        The customer has not sent it. Its date is set when they do, and work begins then.
        {form?.savedOn && ` They kept a part of it for later on ${form.savedOn}.`}
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
          Work begins when you send this, and takes {form.delivery} from then. Never send passwords, or the
          numbers of passports and cards.
          {form.savedOn && ` Kept for later on ${form.savedOn}.`}
        </p>
      )}
      <KeptCaseForm page={page} intent="intake.send" files hidden={side === "desk" ? { seen } : {}}>
        {form.fields.map((field) => (
          <IntakeFieldView key={field.name} field={field} form={form} />
        ))}
        <p className="row">
          {/* First, so the Enter key saves and never sends. */}
          {side === "customer" && (
            <Button type="submit" name="later" value="yes">
              Save for Later
            </Button>
          )}
          <SubmitButton variant="action">
            {side === "customer" ? "Send" : "Send for the Customer"}
          </SubmitButton>
        </p>
        {side === "customer" && (
          <p className="note measure">
            What you keep for later can be seen by your counsellor. What you send stays as it is, and you can
            add to it in the conversation.
          </p>
        )}
      </KeptCaseForm>
    </>
  );
}

function whatIsMissing(count: number): string {
  return count === 1 ? "One answer is missing or wrong." : `${count} answers are missing or wrong.`;
}
