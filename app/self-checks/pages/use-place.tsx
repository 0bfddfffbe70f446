import type { RefObject } from "react";

import { fragmentOf, type Place, placeIn } from "#app/self-checks/evidence/answers-in-fragment.ts";
import { answersInForm } from "#app/self-checks/evidence/answers-in-form.ts";
import type { Answers, CheckDefinition } from "#app/self-checks/evidence/check-definition.ts";
import { type GoTo, useFragmentPlace } from "#app/self-checks/pages/use-fragment-place.tsx";

export type Go = GoTo<Place>;

/** `answered` is what a form without scripts has sent. */
export function usePlace(
  definition: CheckDefinition,
  answered: Answers | null,
  form: RefObject<HTMLFormElement | null>,
) {
  return useFragmentPlace<Place>(
    {
      read: (hash) => placeIn(definition, hash),
      write: (place) => fragmentOf(definition, place),
      readEarly: () => {
        const early = form.current ? answersInForm(definition, new FormData(form.current)) : {};
        return (place) => withEarly(definition, place, early);
      },
    },
    answered ? { step: "result", answers: answered } : { step: 0, answers: {} },
  );
}

/** Leads to the first question that was answered anew. */
function withEarly({ questions }: CheckDefinition, place: Place, early: Answers): Place {
  const both = questions.map(({ id, many }) => {
    const before = place.answers[id] ?? [];
    const now = early[id] ?? [];
    const answers = many || now.length === 0 ? [...new Set([...before, ...now])] : now;
    return { id, answers, isNew: now.some((option) => !before.includes(option)) };
  });
  const step = both.findIndex(({ isNew }) => isNew);
  if (step === -1) return place;
  return { step, answers: Object.fromEntries(both.map(({ id, answers }) => [id, answers])) };
}
