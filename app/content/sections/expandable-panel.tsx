import type { ReactNode } from "react";

import styles from "#app/content/sections/expandable-panel.module.css";
import { Button } from "#app/ui/button.tsx";

type ExpandablePanelProps = {
  id: string;
  name: string;
  children: ReactNode;
};

/** Drawn on the server; `openPanel` answers the button, which is drawn as waiting for it. */
export function ExpandablePanel({ id, name, children }: ExpandablePanelProps) {
  return (
    <div className="stack-4" data-moves="panel">
      <div className={styles.panel} id={id} role="region" aria-label={name} tabIndex={0}>
        {children}
      </div>
      <div className={styles.toggle}>
        <Button size="small" aria-expanded={false} aria-controls={id} onClick={answeredByScript}>
          <span>View more</span>
        </Button>
      </div>
    </div>
  );
}

function answeredByScript() {}
