import { useSyncExternalStore } from "react";

/**
 * Whether the page's scripts answer by now. What only they can do is drawn as waiting until then: a press before would
 * be lost.
 */
export function useAwake(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
