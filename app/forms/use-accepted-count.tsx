import { useState } from "react";

import { useIsRefused } from "#app/forms/post-form.tsx";
import { useNavigation } from "#app/forms/use-navigation.tsx";

/** How many of these forms were sent from here and accepted: as a key, it empties the form then and at no other time. */
export function useAcceptedCount(intent: string): number {
  const isSending = useNavigation().formData?.get("intent") === intent;
  const isRefused = useIsRefused(intent);
  const [seen, setSeen] = useState({ isSending, count: 0 });
  if (seen.isSending !== isSending) {
    const count = seen.isSending && !isRefused ? seen.count + 1 : seen.count;
    setSeen({ isSending, count });
  }
  return seen.count;
}
