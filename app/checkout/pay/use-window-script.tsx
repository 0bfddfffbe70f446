import { useEffect, useState } from "react";

import { loadWindow, type WindowAt } from "#app/checkout/pay/pay-in-window.ts";

/** Null while not needed. Loads early, so a blocked script is known before paying. */
export function useWindowScript(at: WindowAt | null): { blocked: boolean; loadAgain: () => void } {
  const gateway = at?.gateway;
  const scriptUrl = at?.scriptUrl;
  const [blocked, setBlocked] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!gateway || !scriptUrl) return;
    let wanted = true;
    void loadWindow({ gateway, scriptUrl }).then((isThere) => {
      if (wanted) setBlocked(!isThere);
    });
    return () => {
      wanted = false;
    };
  }, [gateway, scriptUrl, tries]);
  return { blocked, loadAgain: () => setTries(tries + 1) };
}
