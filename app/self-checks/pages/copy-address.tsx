import { useState } from "react";

import { Button } from "#app/ui/button.tsx";

/** The address of this page with a result in its fragment. Only where scripts run. */
export function resultAddress(fragment: string): string {
  const { origin, pathname } = location;
  return `${origin}${pathname}#${fragment}`;
}

export function CopyAddress({ fragment }: { fragment: string }) {
  const [said, setSaid] = useState("");
  async function copy() {
    try {
      await navigator.clipboard.writeText(resultAddress(fragment));
      setSaid("The address is copied.");
    } catch {
      setSaid("Your browser did not allow this. Copy the address from its bar.");
    }
  }
  return (
    <>
      <Button onClick={() => void copy()}>Copy the address</Button>
      <span className="note" role="status">
        {said}
      </span>
    </>
  );
}
