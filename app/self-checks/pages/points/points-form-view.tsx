import { type RefObject, useEffect, useEffectEvent } from "react";

import type { FormAnswer } from "#app/forms/form-answer.ts";
import { SentForm } from "#app/forms/sent-form.tsx";
import { PointsFieldView } from "#app/self-checks/pages/points/points-field-view.tsx";
import styles from "#app/self-checks/pages/points/points-form-view.module.css";
import { type GoPoints, typedIn } from "#app/self-checks/pages/points/use-points-place.tsx";
import { placeIn, type PointsPlace } from "#app/self-checks/points/form/points-in-fragment.ts";
import {
  type Answers,
  fieldsOf,
  type FormBlock,
  type FormSection,
  isBlockAsked,
  type PointsForm,
} from "#app/self-checks/points/form/points-form.ts";
import { answersInForm } from "#app/self-checks/points/form/read-answers.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { Button } from "#app/ui/button.tsx";

type PointsFormViewProps = {
  form: PointsForm;
  element: RefObject<HTMLFormElement | null>;
  place: PointsPlace;
  awake: boolean;
  wrong: FormAnswer | null;
  go: GoPoints;
  seeResult: (answers: Answers) => void;
};

/** One plain form. Without scripts it is sent, and the server counts and forgets. */
export function PointsFormView({ form, element, place, awake, wrong, go, seeResult }: PointsFormViewProps) {
  const answersNow = () =>
    element.current ? answersInForm(form, new FormData(element.current)) : place.answers;
  const keep = () => go({ step: "form", answers: answersNow() }, { replace: true });
  const takeUp = useEffectEvent(() => {
    if (!element.current) return;
    if (placeIn(form, location.hash)) fill(form, element.current, place.answers);
    else if (location.hash === "" && Object.keys(typedIn(form, element.current)).length > 0) keep();
  });
  useEffect(() => {
    if (awake) takeUp();
  }, [awake]);

  return (
    <SentForm value={{ refused: wrong, sending: null }}>
      <form
        method="post"
        ref={element}
        className={`stack-8 ${styles.form}`}
        data-awake={awake || undefined}
        noValidate
        onChange={awake ? keep : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          seeResult(answersNow());
        }}
      >
        <AnswerSummary refused={wrong} />
        {form.sections.map((section) => (
          <Section key={section.heading} section={section} form={form} answers={place.answers} />
        ))}
        <p>
          <Button type="submit" variant="action">
            See the result
          </Button>
        </p>
        <p className="note measure">
          {awake
            ? "Nothing is sent. Your answers are in the address of this page, on your device."
            : "Our server counts your answers and keeps nothing of them."}
        </p>
      </form>
    </SentForm>
  );
}

type SectionProps = { section: FormSection; form: PointsForm; answers: Answers };

function Section({ section: { heading, intro, blocks }, ...props }: SectionProps) {
  return (
    <fieldset className={`stack-5 ${styles.section}`}>
      <legend className={styles.legend}>
        <h2 className="step-2">{heading}</h2>
      </legend>
      {intro && <p className="muted measure">{intro}</p>}
      {blocks.map((block) => (
        <Block key={block.fields[0]?.name} block={block} {...props} />
      ))}
    </fieldset>
  );
}

function Block({ block, form, answers }: { block: FormBlock } & Omit<SectionProps, "section">) {
  const { fields, onlyFor, beside } = block;
  const isAsked = isBlockAsked(block, form, answers);
  return (
    <div className="stack-3" data-only-for={onlyFor && (isAsked ? "yes" : "no")}>
      {onlyFor && <p className={`strong ${styles.onlyFor}`}>{onlyFor.text}</p>}
      <div className={beside ? styles.beside : "stack-5"}>
        {fields.map((field) => (
          <PointsFieldView key={field.name} field={field} answer={answers[field.name]} />
        ))}
      </div>
    </div>
  );
}

/** In place: whoever is in a field stays there. */
function fill(form: PointsForm, element: HTMLFormElement, answers: Answers): void {
  for (const field of fieldsOf(form)) {
    const answer = answers[field.name] ?? (field.kind === "tick" ? "" : (field.start ?? ""));
    for (const control of element.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      `[name="${field.name}"]`,
    )) {
      if (control instanceof HTMLInputElement && control.matches("[type=radio], [type=checkbox]"))
        control.checked = control.value === answer;
      else if (control.value !== answer) control.value = answer;
    }
  }
}
