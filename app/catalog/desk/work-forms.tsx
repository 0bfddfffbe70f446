import { addedKinds, type QuestionEdit, workLengthMax } from "#app/catalog/work-edits.ts";
import styles from "#app/desk/record-page.module.css";
import { PostForm } from "#app/forms/post-form.tsx";
import { SeenVersion } from "#app/forms/sent-form.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type QuestionFormProps = { question: (QuestionEdit & { name: string }) | null; seen: string };

export function QuestionForm({ question, seen }: QuestionFormProps) {
  return (
    <PostForm
      intent={question ? "question" : "add_question"}
      {...(question && { about: { name: question.name } })}
      reloadDocument
      className={`stack-4 ${styles.form}`}
    >
      <SeenVersion name="seen" version={seen} />
      <Field
        label="Question"
        name="label"
        defaultValue={question?.label}
        maxLength={workLengthMax.label}
        required
      />
      <Field
        label="Help"
        name="hint"
        hint="Under the question. For a private one, say why we ask."
        defaultValue={question?.hint}
        maxLength={workLengthMax.hint}
        optional
      />
      {!question && (
        <SelectField
          label="Answered by"
          name="kind"
          width="medium"
          options={Object.entries(addedKinds).map(([value, label]) => ({ value, label }))}
        />
      )}
      <CheckboxField
        label="It must be answered"
        name="required"
        value="yes"
        defaultChecked={question?.required ?? false}
      />
      <SubmitButton>{question ? "Save the Question" : "Add the Question"}</SubmitButton>
    </PostForm>
  );
}

export function StepForm({ step, seen }: { step: { name: string; text: string } | null; seen: string }) {
  return (
    <PostForm
      intent={step ? "step" : "add_step"}
      {...(step && { about: { name: step.name } })}
      reloadDocument
      className={`stack-4 ${styles.form}`}
    >
      <SeenVersion name="seen" version={seen} />
      <Field
        label="Step"
        name="step_text"
        defaultValue={step?.text}
        maxLength={workLengthMax.step_text}
        required
      />
      {!step && (
        <SelectField
          label="Who does it"
          name="by"
          width="medium"
          options={[
            { value: "counsellor", label: "We" },
            { value: "customer", label: "The customer" },
          ]}
        />
      )}
      <SubmitButton>{step ? "Save the Step" : "Add the Step"}</SubmitButton>
    </PostForm>
  );
}
