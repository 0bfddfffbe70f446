import { useState } from "react";
import { useLocation } from "react-router";

import { useIsRefused } from "#app/forms/post-form.tsx";
import { useNavigation } from "#app/forms/use-navigation.tsx";

/** How many of these forms were sent from here and accepted: as a key, it empties the form then and at no other time. */
export function useAcceptedCount(intent: string): number {
  const { formData, location } = useNavigation();
  const sentTo = formData?.get("intent") === intent ? (location?.key ?? null) : null;
  const isRefused = useIsRefused(intent);
  const { key: drawn } = useLocation();
  const [seen, setSeen] = useState<{ sentTo: string | null; count: number }>({ sentTo, count: 0 });
  if (seen.sentTo !== sentTo) {
    // Whoever went elsewhere meanwhile is not at the answer.
    const isAccepted = sentTo === null && seen.sentTo === drawn && !isRefused;
    setSeen({ sentTo, count: isAccepted ? seen.count + 1 : seen.count });
  }
  return seen.count;
}
