import { type ReactNode, useId, useRef, useState } from "react";

import styles from "#app/content/sections/expandable-panel.module.css";
import { Button } from "#app/ui/button.tsx";

type ExpandablePanelProps = {
  name: string;
  children: ReactNode;
};

export function ExpandablePanel({ name, children }: ExpandablePanelProps) {
  const [full, setFull] = useState(false);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);

  function toggle() {
    setFull(!full);
    // Closing makes the page much shorter, so scroll back to the panel.
    if (full) requestAnimationFrame(() => panel.current?.scrollIntoView({ block: "nearest" }));
  }

  return (
    <div className="stack-4">
      <div
        className={styles.panel}
        data-full={full || undefined}
        id={id}
        ref={panel}
        role="region"
        aria-label={name}
        tabIndex={0}
      >
        {children}
      </div>
      <div className={styles.toggle}>
        <Button size="small" aria-expanded={full} aria-controls={id} onClick={toggle}>
          {full ? "View less" : "View more"}
        </Button>
      </div>
    </div>
  );
}
