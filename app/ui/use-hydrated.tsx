import { useSyncExternalStore } from "react";

/** True once scripts run. Until then script-only buttons show as pending: a press would be lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
