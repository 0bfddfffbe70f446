import { type GoTo, useFragmentPlace } from "#app/self-checks/pages/use-fragment-place.tsx";
import { fragmentOf, placeIn, type PointsPlace } from "#app/self-checks/points/form/points-in-fragment.ts";
import type { Answers, PointsForm } from "#app/self-checks/points/form/points-form.ts";

export type GoPoints = GoTo<PointsPlace>;

/** `answered` is what a form without scripts has sent. */
export function usePointsPlace(form: PointsForm, answered: Answers | null) {
  return useFragmentPlace<PointsPlace>(
    { read: (hash) => placeIn(form, hash), write: (place) => fragmentOf(form, place) },
    answered ? { step: "result", answers: answered } : { step: "form", answers: {} },
  );
}
