import { useEffect } from "react";

/** Removes the message from the address, so a reload does not repeat it. */
export function useMessageOnce(said: boolean): void {
  useEffect(() => {
    if (said) window.history.replaceState(window.history.state, "", window.location.pathname);
  }, [said]);
}
