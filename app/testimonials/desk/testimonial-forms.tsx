import styles from "#app/desk/record-page.module.css";
import { ReasonForm } from "#app/desk/reason-form.tsx";
import { PostForm, useIsRefused } from "#app/forms/post-form.tsx";
import { StarsField } from "#app/testimonials/stars-field.tsx";
import { answerMax, consentMax, shownNameMax, type TestimonialState } from "#app/testimonials/testimonial.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Field, TextAreaField } from "#app/ui/fields/field.tsx";
import { SelectField, type SelectOption } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export type ModerationProps = {
  id: string;
  seen: string;
  state: TestimonialState;
  isFeatured: boolean;
  answer: string | null;
};

export function ModerationForms({ id, seen, state, isFeatured, answer }: ModerationProps) {
  const about = { id, seen };
  return (
    <>
      <div className="row">
        {state !== "published" && (
          <PostForm intent="publish" about={about} reloadDocument>
            <SubmitButton variant="action">Publish</SubmitButton>
          </PostForm>
        )}
        {state === "published" && (
          <PostForm intent="feature" about={{ id, seen, featured: isFeatured ? "no" : "yes" }} reloadDocument>
            <SubmitButton>{isFeatured ? "Feature it no longer" : "Feature it"}</SubmitButton>
          </PostForm>
        )}
      </div>
      <AnswerForm about={about} answer={answer} />
      {state !== "hidden" && (
        <ReasonForm intent="hide" about={about} label="Hide this testimonial">
          It goes from every page. Its author reads the reason and can write others, which wait for a look.
        </ReasonForm>
      )}
    </>
  );
}

function AnswerForm({ about, answer }: { about: { id: string; seen: string }; answer: string | null }) {
  return (
    <Disclosure
      summary={answer === null ? "Answer in public" : "Change the public answer"}
      open={useIsRefused("answer", about)}
    >
      <PostForm intent="answer" about={about} reloadDocument className={`stack-4 ${styles.form}`}>
        <TextAreaField
          label="Our answer"
          name="answer"
          hint="It stands below the testimonial, wherever that is shown. Empty takes it away."
          rows={4}
          optional
          maxLength={answerMax}
          defaultValue={answer ?? ""}
        />
        <SubmitButton variant="action">Save the answer</SubmitButton>
      </PostForm>
    </Disclosure>
  );
}

export function EnterForm({ services, today }: { services: SelectOption[]; today: string }) {
  return (
    <Disclosure summary="Enter an older testimonial" open={useIsRefused("enter")}>
      <PostForm intent="enter" reloadDocument className={`stack-4 ${styles.form}`}>
        <SelectField label="Service" name="service" placeholder="Choose one" options={services} required />
        <TextAreaField label="What was written" name="details" rows={6} required />
        <Field label="Name to show" name="shown_name" maxLength={shownNameMax} required />
        <StarsField />
        <Field label="Written on" name="written_on" type="date" width="medium" max={today} required />
        <TextAreaField
          label="Consent"
          name="consent"
          hint="How the author agreed to this, and where the proof is kept. No page shows it."
          rows={3}
          maxLength={consentMax}
          required
        />
        <SubmitButton variant="action">Enter it</SubmitButton>
      </PostForm>
    </Disclosure>
  );
}
