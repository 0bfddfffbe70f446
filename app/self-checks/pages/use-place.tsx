import { fragmentOf, type Place, placeIn } from "#app/self-checks/evidence/answers-in-fragment.ts";
import type { Answers, CheckDefinition } from "#app/self-checks/evidence/check-definition.ts";
import { type GoTo, useFragmentPlace } from "#app/self-checks/pages/use-fragment-place.tsx";

export type Go = GoTo<Place>;

/** `answered` is what a form without scripts has sent. */
export function usePlace(definition: CheckDefinition, answered: Answers | null) {
  return useFragmentPlace<Place>(
    { read: (hash) => placeIn(definition, hash), write: (place) => fragmentOf(definition, place) },
    answered ? { step: "result", answers: answered } : { step: 0, answers: {} },
  );
}
