import { useState } from "react";

import { Button } from "#app/ui/button.tsx";

/** The address of this page with a result in its fragment. */
export function CopyAddress({ fragment }: { fragment: string }) {
  const [said, setSaid] = useState("");
  async function copy() {
    const { origin, pathname } = location;
    try {
      await navigator.clipboard.writeText(`${origin}${pathname}#${fragment}`);
      setSaid("The address is copied.");
    } catch {
      setSaid("The browser did not allow it. Copy the address from its bar.");
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
