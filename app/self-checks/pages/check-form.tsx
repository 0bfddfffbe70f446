import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

import { type Place, placeIn } from "#app/self-checks/evidence/answers-in-fragment.ts";
import { answersInForm } from "#app/self-checks/evidence/answers-in-form.ts";
import { askedQuestions } from "#app/self-checks/evidence/assess.ts";
import type {
  Answers,
  CheckDefinition,
  OnlyFor,
  Question,
} from "#app/self-checks/evidence/check-definition.ts";
import styles from "#app/self-checks/pages/check-form.module.css";
import { QuestionFields } from "#app/self-checks/pages/question-fields.tsx";
import type { Go } from "#app/self-checks/pages/use-place.tsx";
import { Button } from "#app/ui/button.tsx";

type CheckFormProps = {
  definition: CheckDefinition;
  form: RefObject<HTMLFormElement | null>;
  place: Place;
  awake: boolean;
  moved: boolean;
  go: Go;
};

/** One form with all questions: long without scripts, one question at a time with them. */
export function CheckForm(props: CheckFormProps) {
  const { definition, form, place, awake, go } = props;
  const { questions } = definition;
  const asked = askedQuestions(definition, place.answers);
  const at = placeAmong(asked, props);
  const current = asked[at];
  useBoxes(props);
  useFocusOnNewQuestion(current, props);

  /** As the boxes stand: an address follows them a moment later. */
  function answersNow() {
    return form.current
      ? answersInForm(definition, new FormData(form.current), place.answers)
      : place.answers;
  }
  function goBy(steps: number) {
    const answers = answersNow();
    const then = askedQuestions(definition, answers);
    const question = then[then.findIndex(({ id }) => id === current?.id) + steps];
    go({ step: question ? questions.indexOf(question) : "result", answers });
  }

  return (
    <form
      method="post"
      ref={form}
      className={`stack-6 ${styles.form}`}
      data-awake={awake || undefined}
      onChange={() => {
        if (awake && current)
          go({ step: questions.indexOf(current), answers: answersNow() }, { replace: true });
      }}
      onSubmit={(event) => {
        // By the Enter key.
        event.preventDefault();
        goBy(1);
      }}
    >
      <Progress at={at} count={mayBranch(asked, definition, place) ? null : asked.length} />
      {questions.map((question) => (
        <QuestionFields
          key={question.id}
          question={question}
          chosen={place.answers[question.id] ?? []}
          onlyFor={namesOf(question.onlyFor, questions)}
          isShown={!awake || question === current}
        />
      ))}
      <Steps at={at} count={asked.length} goBy={goBy}>
        <Button variant="quiet" onClick={() => go({ step: "result", answers: answersNow() })}>
          See the result now
        </Button>
      </Steps>
      <p className={styles.send}>
        <Button type="submit" variant="action">
          See the result
        </Button>
      </p>
    </form>
  );
}

type StepsProps = { at: number; count: number; goBy: (steps: number) => void; children: ReactNode };

function Steps({ at, count, goBy, children }: StepsProps) {
  const isLast = at + 1 >= count;
  return (
    <div className={`row ${styles.steps}`}>
      {at > 0 && <Button onClick={() => goBy(-1)}>Back</Button>}
      <Button variant="action" onClick={() => goBy(1)}>
        {isLast ? "See the result" : "Next"}
      </Button>
      {at > 0 && !isLast && children}
    </div>
  );
}

function Progress({ at, count }: { at: number; count: number | null }) {
  return (
    <div className={styles.progress}>
      <p className="note">
        Question {at + 1}
        {count !== null && ` of ${count}`}
      </p>
      <progress className={styles.line} value={at + 1} max={count ?? 4 * (at + 1)} aria-hidden="true" />
    </div>
  );
}

/** A question that an answer has ruled out leads to the next one that is asked. */
function placeAmong(asked: Question[], { definition, place }: CheckFormProps): number {
  const { step } = place;
  if (step === "result") return 0;
  const found = asked.findIndex((question) => definition.questions.indexOf(question) >= step);
  return found === -1 ? asked.length - 1 : found;
}

/** Whether an answer that is still missing decides which questions follow. */
function mayBranch(asked: Question[], { questions }: CheckDefinition, { answers }: Place): boolean {
  const open = asked.filter(({ id }) => (answers[id] ?? []).length === 0);
  return questions.some(({ onlyFor }) => open.some(({ id }) => id === onlyFor?.question));
}

function namesOf(onlyFor: OnlyFor | undefined, questions: Question[]): string | null {
  if (!onlyFor) return null;
  const question = questions.find(({ id }) => id === onlyFor.question);
  const labels = question?.options.filter(({ id }) => onlyFor.options.includes(id)) ?? [];
  return labels.map(({ label }) => label).join("; ");
}

/**
 * The boxes hold the answers, and the address follows them. Where it led here, by a load or by going back, it sets
 * them; but what was ticked before the scripts woke is taken up.
 */
function useBoxes({ definition, form, place, awake, go }: CheckFormProps): void {
  const begin = useEffectEvent(() => {
    if (!form.current) return;
    if (placeIn(definition, location.hash)) return setBoxes(form.current, place.answers);
    if (location.hash !== "") return;
    const answers = answersInForm(definition, new FormData(form.current));
    if (Object.keys(answers).length > 0) go({ step: 0, answers }, { replace: true });
  });
  const follow = useEffectEvent(() => {
    const led = placeIn(definition, location.hash);
    if (led && form.current) setBoxes(form.current, led.answers);
  });
  // Once, and before a press is heard: that changes the address at once, and the place a moment later.
  useLayoutEffect(() => {
    if (!awake) return;
    begin();
    const led = () => follow();
    addEventListener("popstate", led);
    return () => removeEventListener("popstate", led);
  }, [awake]);
}

function setBoxes(form: HTMLFormElement, answers: Answers): void {
  for (const input of form.querySelectorAll("input"))
    input.checked = (answers[input.name] ?? []).includes(input.value);
}

function useFocusOnNewQuestion(current: Question | undefined, { form, awake, moved }: CheckFormProps): void {
  const id = current?.id;
  const shown = useRef(moved ? undefined : id);
  useEffect(() => {
    if (!awake || shown.current === id) return;
    shown.current = id;
    if (moved) form.current?.querySelector<HTMLElement>("fieldset:not([hidden]) h2")?.focus();
  }, [form, id, awake, moved]);
}
