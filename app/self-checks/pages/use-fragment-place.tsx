import { useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";

import { useHydrated } from "#app/ui/use-hydrated.tsx";

/** How a check writes where one is in it, and reads it again. */
type Written<Place> = { read: (hash: string) => Place | null; write: (place: Place) => string };

export type GoTo<Place> = (place: Place, how?: { replace: boolean }) => void;

/**
 * Where the reader is, kept in the fragment of the address. A fragment of another kind, such as the skip link's, changes
 * nothing.
 */
export function useFragmentPlace<Place>({ read, write }: Written<Place>, start: Place) {
  const awake = useHydrated();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const isLed = useNavigationType() === "POP";
  const [first] = useState(hash);
  const [state, setState] = useState({ hash: "", place: start, isOld: false, moved: false, led: 0 });
  if (awake && hash !== state.hash) {
    const place = read(hash);
    setState({
      hash,
      place: place ?? state.place,
      isOld: !place && /^#\d/.test(hash),
      moved: state.moved || hash !== first,
      // By a load or by going back: then a form takes its answers from the address.
      led: isLed ? state.led + 1 : state.led,
    });
  }
  const go: GoTo<Place> = (place, { replace } = { replace: false }) => {
    // Back leads to a fragment, too: an address without one would be asked of the server again.
    if (hash === "" && !replace) history.replaceState(history.state, "", `#${write(state.place)}`);
    void navigate({ pathname, hash: write(place) }, { replace, preventScrollReset: true });
  };
  return { awake, go, ...state };
}
