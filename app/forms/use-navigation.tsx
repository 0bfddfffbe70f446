import { type ContextType, use, useCallback, useSyncExternalStore } from "react";
import { IDLE_NAVIGATION, type Navigation, UNSAFE_DataRouterContext, useLocation } from "react-router";

type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>["router"];

/**
 * Where the page is being led, from the press until the answer is drawn. React Router's own hook says so in a
 * transition, which waits for each part of the page whose script is on its way: until then an old price looks valid.
 */
export function useNavigation(): Navigation {
  const going = useOfRouter(latestOf, IDLE_NAVIGATION);
  const drawn = useLocation().key;
  return going.state !== "idle" && going.location.key === drawn ? IDLE_NAVIGATION : going;
}

/** Whether an answer is there that cannot be drawn yet, since a part of the page lacks its script. */
export function useIsHeldBack(): boolean {
  const settled = useOfRouter(settledAt, null);
  const drawn = useLocation().key;
  return settled !== null && settled !== drawn;
}

function useOfRouter<Value>(look: (router: Router) => Value, atFirst: Value): Value {
  const { router } = use(UNSAFE_DataRouterContext)!;
  const subscribe = useCallback((changed: () => void) => router.subscribe(changed), [router]);
  return useSyncExternalStore(
    subscribe,
    () => look(router),
    () => atFirst,
  );
}

/** A browser has one router. */
let latest: Navigation = IDLE_NAVIGATION;

/** Also once its answer has come: drawing it may take longer. */
function latestOf({ state: { navigation, location } }: Router): Navigation {
  if (navigation.state !== "idle") latest = navigation;
  else if (latest.location?.key !== location.key) latest = IDLE_NAVIGATION;
  return latest;
}

function settledAt({ state: { navigation, location } }: Router): string | null {
  return navigation.state === "idle" ? location.key : null;
}
