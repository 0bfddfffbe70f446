import { useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";

import { fragmentOf, placeIn, type PointsPlace } from "#app/self-checks/points/form/answers-in-fragment.ts";
import type { Answers, PointsForm } from "#app/self-checks/points/form/points-form.ts";
import { useHydrated } from "#app/ui/use-hydrated.tsx";

export type GoPoints = (place: PointsPlace, how?: { replace: boolean }) => void;

/**
 * Where the reader is, kept in the fragment of the address. `answered` is what a form without scripts has sent. A
 * fragment of another kind, such as the skip link's, changes nothing.
 */
export function usePointsPlace(form: PointsForm, answered: Answers | null) {
  const awake = useHydrated();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [first] = useState(hash);
  const isLed = useNavigationType() === "POP";
  const [read, setRead] = useState<Read>({
    hash: "",
    place: answered ? { step: "result", answers: answered } : { step: "form", answers: {} },
    isOld: false,
    moved: false,
    led: 0,
  });
  if (awake && hash !== read.hash) {
    const place = placeIn(form, hash);
    setRead({
      hash,
      place: place ?? read.place,
      isOld: !place && /^#\d/.test(hash),
      moved: read.moved || hash !== first,
      led: isLed ? read.led + 1 : read.led,
    });
  }
  const go: GoPoints = (place, { replace } = { replace: false }) => {
    // Back leads to a fragment, too: an address without one would be asked of the server again.
    if (hash === "" && !replace) history.replaceState(history.state, "", `#${fragmentOf(form, read.place)}`);
    void navigate({ pathname, hash: fragmentOf(form, place) }, { replace, preventScrollReset: true });
  };
  return { awake, go, ...read };
}

/** `led` counts how often the address led here, by a load or by going back: then the form takes its answers from it. */
type Read = { hash: string; place: PointsPlace; isOld: boolean; moved: boolean; led: number };
