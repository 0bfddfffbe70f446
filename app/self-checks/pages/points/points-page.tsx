import { useMemo, useRef, useState } from "react";

import { type FormAnswer, isFormAnswer } from "#app/forms/form-answer.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import type { PointsPageData } from "#app/self-checks/pages/points/load-points-page.server.tsx";
import { PointsFormView } from "#app/self-checks/pages/points/points-form-view.tsx";
import { PointsLetterView } from "#app/self-checks/pages/points/points-letter-view.tsx";
import { PointsNotices } from "#app/self-checks/pages/points/points-notices.tsx";
import styles from "#app/self-checks/pages/points/points-page.module.css";
import { usePointsPlace } from "#app/self-checks/pages/points/use-points-place.tsx";
import { letterFor, type PointsCheck } from "#app/self-checks/points/form/points-check.ts";
import type { Answers } from "#app/self-checks/points/form/points-form.ts";
import type { PointsLetter } from "#app/self-checks/points/form/points-letter.ts";
import { DrawnPart } from "#app/ui/drawn-part.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

type PointsPageProps<Tables> = {
  page: PointsPageData;
  check: PointsCheck<Tables>;
  tables: Tables;
  /** What the action has answered to a form without scripts. */
  sent: { answers: Answers } | FormAnswer | undefined;
};

export function PointsPage<Tables>({ page, check, tables, sent }: PointsPageProps<Tables>) {
  const form = useMemo(() => check.form(tables), [check, tables]);
  const element = useRef<HTMLFormElement>(null);
  const answered = sent && !isFormAnswer(sent) ? sent.answers : null;
  const { isOld, ...state } = usePointsPlace(form, answered, element);
  const { awake, go, place } = state;
  const [wrong, setWrong] = useState<FormAnswer | null>(sent && isFormAnswer(sent) ? sent : null);
  const letter = useMemo(
    () => (place.step === "result" ? letterFor(check, tables, place.answers) : null),
    [check, tables, place],
  );
  const result = letter?.ok ? letter.value : null;

  function seeResult(answers: Answers) {
    const refused = refusedAnswer(letterFor(check, tables, answers), answers);
    setWrong(refused);
    if (!refused) go({ step: "result", answers, counted: page.countedBy.stamp });
  }

  return (
    <article className={`page ${styles.page}`}>
      <PageHeading
        title={`${page.name} self-check`}
        intro={page.intro}
        back={{ to: "/check/", label: "All self-checks" }}
      />
      {isOld && (
        <p className={styles.old} role="status">
          The answers in this address belong to an earlier version of the check. Please answer again.
        </p>
      )}
      {!result && <PointsNotices notices={page.notices} brief />}
      {result && <PointsLetterView page={page} form={form} letter={result} {...state} />}
      {(!result || !awake) && (
        <PointsFormView
          key={state.led}
          form={form}
          element={element}
          wrong={wrong ?? (letter && refusedAnswer(letter, place.answers))}
          seeResult={seeResult}
          {...state}
        />
      )}
      <DrawnPart drawn={page.versions} />
    </article>
  );
}

function refusedAnswer(letter: Outcome<PointsLetter>, answers: Answers): FormAnswer | null {
  if (letter.ok) return null;
  const { errors = {}, message } = letter.refusal;
  const atFields = Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => (error ? [[name, error]] : [])),
  );
  return {
    intent: "see_result",
    fields: Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, [answer]])),
    errors: atFields,
    message: Object.keys(atFields).length === 0 ? message : null,
  };
}
