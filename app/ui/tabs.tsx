import type { ReactNode } from "react";

import { invariant } from "#app/platform/invariant.ts";
import styles from "#app/ui/tabs.module.css";

/** Also the panel's anchor, so unique on the page. */
type Tab = { id: string; label: ReactNode; panel: ReactNode };

type TabsProps = {
  label: string;
  tabs: Tab[];
};

/** As many as the style sheet has rules for. */
const tabsMax = 6;

/**
 * Radio buttons plus CSS, so it works from the first paint; without JavaScript and in print all panels show. Drawn on
 * the server; `jumpInTabs` adds Home and End.
 */
export function Tabs({ label, tabs }: TabsProps) {
  invariant(tabs.length <= tabsMax, `No more than ${tabsMax} tabs can be told apart`);
  return (
    <div className={`stack-6 ${styles.tabs}`}>
      <fieldset className={`row ${styles.list}`} data-moves="tabs">
        <legend className="visually-hidden">{label}</legend>
        {tabs.map(({ id, label: name }, index) => (
          <label key={id} className={styles.tab}>
            <input
              type="radio"
              name={`${tabs[0]?.id}-tabs`}
              className={styles.radio}
              data-tab={index}
              defaultChecked={index === 0}
              aria-labelledby={`${id}-tab`}
            />
            <span id={`${id}-tab`}>{name}</span>
          </label>
        ))}
      </fieldset>
      {tabs.map(({ id, label: name, panel }, index) => (
        <div
          key={id}
          role="group"
          id={id}
          className={styles.panel}
          aria-labelledby={`${id}-tab`}
          data-panel={index}
          tabIndex={0}
        >
          <p className={styles.name}>{name}</p>
          {panel}
        </div>
      ))}
    </div>
  );
}
