import { useEffect, useState } from "react";

/** Reset on the back button, which may restore the page as it was left. */
export function usePendingUntilRestored(): [pending: boolean, setPending: (pending: boolean) => void] {
  const [pending, setPending] = useState(false);
  useEffect(() => {
    const restore = () => setPending(false);
    window.addEventListener("pageshow", restore);
    return () => window.removeEventListener("pageshow", restore);
  }, []);
  return [pending, setPending];
}
