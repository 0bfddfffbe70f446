import type { RefObject } from "react";

import { type GoTo, useFragmentPlace } from "#app/self-checks/pages/use-fragment-place.tsx";
import { fragmentOf, placeIn, type PointsPlace } from "#app/self-checks/points/form/points-in-fragment.ts";
import { type Answers, fieldsOf, type PointsForm } from "#app/self-checks/points/form/points-form.ts";
import { answersInForm } from "#app/self-checks/points/form/read-answers.ts";

export type GoPoints = GoTo<PointsPlace>;

/** `answered` is what a form without scripts has sent. */
export function usePointsPlace(
  form: PointsForm,
  answered: Answers | null,
  element: RefObject<HTMLFormElement | null>,
) {
  return useFragmentPlace<PointsPlace>(
    {
      read: (hash) => placeIn(form, hash),
      write: (place) => fragmentOf(form, place),
      readEarly: () => {
        const early = element.current ? typedIn(form, element.current) : {};
        return (place) => {
          const isNew = Object.entries(early).some(([name, typed]) => typed !== place.answers[name]);
          return isNew ? { step: "form", answers: { ...place.answers, ...early } } : place;
        };
      },
    },
    answered ? { step: "result", answers: answered } : { step: "form", answers: {} },
  );
}

/** What differs from what the form first shows. */
export function typedIn(form: PointsForm, element: HTMLFormElement): Answers {
  const start = new Map(
    fieldsOf(form).map((field) => [field.name, field.kind === "tick" ? undefined : field.start]),
  );
  const answers = Object.entries(answersInForm(form, new FormData(element)));
  return Object.fromEntries(answers.filter(([name, typed]) => typed !== start.get(name)));
}
