import { useRef, useState } from "react";

import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/fields/field.tsx";

/** Without JavaScript, copied by hand. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");

  async function copy() {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setSaid("Copied.");
    } catch {
      setSaid("The address is selected. Copy it with your keyboard or by a long press.");
    }
  }

  return (
    <div>
      <Field
        ref={input}
        label={label}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        after={<Button onClick={() => void copy()}>Copy</Button>}
      />
      <p role="status">{said}</p>
    </div>
  );
}
