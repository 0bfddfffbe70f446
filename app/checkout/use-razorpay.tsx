import { useEffect, useState } from "react";

import { loadRazorpay } from "#app/checkout/razorpay-script.ts";

/**
 * Loads Razorpay's script once a page needs it, null while it does not, so that a script which cannot be had is known
 * before anybody pays.
 */
export function useRazorpay(scriptUrl: string | null): { blocked: boolean; loadAgain: () => void } {
  const [blocked, setBlocked] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!scriptUrl) return;
    let wanted = true;
    void loadRazorpay(scriptUrl).then((Razorpay) => {
      if (wanted) setBlocked(Razorpay === null);
    });
    return () => {
      wanted = false;
    };
  }, [scriptUrl, tries]);
  return { blocked, loadAgain: () => setTries(tries + 1) };
}
