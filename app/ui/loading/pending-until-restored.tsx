import { useEffect, useState } from "react";

/**
 * Whether a form that leads to another site is on its way. A browser that comes back with its back button may show
 * the page as it was left: then the form can be sent again.
 */
export function usePendingUntilRestored(): [pending: boolean, setPending: (pending: boolean) => void] {
  const [pending, setPending] = useState(false);
  useEffect(() => {
    const restore = () => setPending(false);
    window.addEventListener("pageshow", restore);
    return () => window.removeEventListener("pageshow", restore);
  }, []);
  return [pending, setPending];
}
