import { useState } from "react";
import { useLocation, useNavigate } from "react-router";

import { fragmentOf, type Place, placeIn } from "#app/self-checks/evidence/answers-in-fragment.ts";
import type { Answers, CheckDefinition } from "#app/self-checks/evidence/check-definition.ts";
import { useHydrated } from "#app/ui/use-hydrated.tsx";

export type Go = (place: Place, how?: { replace: boolean }) => void;

/**
 * Where the reader is, kept in the fragment of the address. `answered` is what a form without scripts has sent. A
 * fragment of another kind, such as the skip link's, changes nothing.
 */
export function usePlace(definition: CheckDefinition, answered: Answers | null) {
  const awake = useHydrated();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [first] = useState(hash);
  const [read, setRead] = useState<Read>({
    hash: "",
    place: answered ? { step: "result", answers: answered } : { step: 0, answers: {} },
    isOld: false,
    moved: false,
  });
  if (awake && hash !== read.hash) {
    const place = placeIn(definition, hash);
    setRead({
      hash,
      place: place ?? read.place,
      isOld: !place && /^#\d/.test(hash),
      moved: read.moved || hash !== first,
    });
  }
  const go: Go = (place, { replace } = { replace: false }) => {
    // Back leads to a fragment, too: an address without one would be asked of the server again.
    if (hash === "" && !replace)
      history.replaceState(history.state, "", `#${fragmentOf(definition, read.place)}`);
    void navigate({ pathname, hash: fragmentOf(definition, place) }, { replace, preventScrollReset: true });
  };
  return { awake, go, ...read };
}

type Read = { hash: string; place: Place; isOld: boolean; moved: boolean };
