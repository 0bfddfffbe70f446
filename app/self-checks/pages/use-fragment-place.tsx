import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";

import { useHydrated } from "#app/ui/use-hydrated.tsx";

/** How a check writes where one is in it, and reads it again. */
type Written<Place> = {
  read: (hash: string) => Place | null;
  write: (place: Place) => string;
  /** Reads what was answered before the scripts woke, to put over what the address says; the same place if nothing was. */
  readEarly: () => (place: Place) => Place;
};

export type GoTo<Place> = (place: Place, how?: { replace: boolean }) => void;

/**
 * Where the reader is, kept in the fragment of the address. A fragment of another kind, such as the skip link's, changes
 * nothing.
 */
export function useFragmentPlace<Place>({ read, write, readEarly }: Written<Place>, start: Place) {
  const awake = useHydrated();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const isLed = useNavigationType() === "POP";
  const [first] = useState(hash);
  const [readOnce] = useState(() => once(readEarly));
  // Read while the form stands as the server drew it.
  const withEarly = useSyncExternalStore(never, readOnce, () => null);
  const [{ isBehind, ...state }, setState] = useState({
    hash: "",
    place: start,
    isOld: false,
    moved: false,
    led: 0,
    isBehind: false,
  });
  if (awake && hash !== state.hash) {
    const written = read(hash);
    const isFirst = state.hash === "" && hash === first;
    const place = written && withEarly && isFirst ? withEarly(written) : written;
    setState({
      hash,
      place: place ?? state.place,
      isOld: !place && /^#\d/.test(hash),
      moved: state.moved || hash !== first,
      // By going back: then a form takes its answers from the address.
      led: isLed && !isFirst ? state.led + 1 : state.led,
      isBehind: place !== written,
    });
  }
  const go: GoTo<Place> = (place, { replace } = { replace: false }) => {
    // Back leads to a fragment, too: an address without one would be asked of the server again.
    if (hash === "" && !replace) history.replaceState(history.state, "", `#${write(state.place)}`);
    void navigate({ pathname, hash: write(place) }, { replace, preventScrollReset: true });
  };
  const catchUp = useEffectEvent(() => {
    // A press meanwhile has written all that the form holds.
    if (location.hash === state.hash) go(state.place, { replace: true });
  });
  useEffect(() => {
    if (isBehind) catchUp();
  }, [isBehind]);
  return { awake, go, ...state };
}

const never = () => () => {};

function once<Value>(read: () => Value): () => Value {
  let first: { value: Value } | undefined;
  return () => (first ??= { value: read() }).value;
}
