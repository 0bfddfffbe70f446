import { useEffect, useRef } from "react";

import { useNavigation } from "#app/forms/use-navigation.tsx";

/** Whether what pays is on the page and nobody is leaving it. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true);
  const isGoing = useNavigation().state !== "idle";
  useEffect(() => {
    isHere.current = !isGoing;
    return () => void (isHere.current = false);
  }, [isGoing]);
  return () => isHere.current;
}
