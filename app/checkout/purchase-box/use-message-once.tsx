import { useEffect } from "react";

/** What went well is said once: a reload or a bookmark of the page does not say it again. */
export function useMessageOnce(said: boolean): void {
  useEffect(() => {
    if (said) window.history.replaceState(window.history.state, "", window.location.pathname);
  }, [said]);
}
