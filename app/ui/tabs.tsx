import { type KeyboardEvent, type ReactNode, useId } from "react";

import { invariant } from "#app/platform/invariant.ts";
import styles from "#app/ui/tabs.module.css";

/** The id is the panel's anchor, so it is unique on the page. */
type Tab = { id: string; label: ReactNode; panel: ReactNode };

type TabsProps = {
  /** What is chosen between, for screen readers. */
  label: string;
  tabs: Tab[];
};

/** As many as the style sheet has rules for. */
const tabsMax = 6;

/**
 * One panel at a time, the first to begin with. The names are radio buttons and the style shows the panel of the chosen
 * one, so a press counts from the first paint on; the browser's arrow keys go from name to name. Without JavaScript, and
 * on paper, the panels stand one after the other under their names.
 */
export function Tabs({ label, tabs }: TabsProps) {
  invariant(tabs.length <= tabsMax, `No more than ${tabsMax} tabs can be told apart`);
  const group = useId();
  return (
    <div className={`stack-6 ${styles.tabs}`}>
      <fieldset className={`row ${styles.list}`}>
        <legend className="visually-hidden">{label}</legend>
        {tabs.map(({ id, label: name }, index) => (
          <label key={id} className={styles.tab}>
            <input
              type="radio"
              name={group}
              className={styles.radio}
              data-tab={index}
              defaultChecked={index === 0}
              aria-labelledby={`${id}-tab`}
              onKeyDown={pressKey}
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

/** The browser has the arrow keys; the first and the last are ours. */
function pressKey(event: KeyboardEvent<HTMLElement>): void {
  const radios =
    event.currentTarget.closest("fieldset")?.querySelectorAll<HTMLInputElement>("[data-tab]") ?? [];
  const end = event.key === "Home" ? radios[0] : event.key === "End" ? radios[radios.length - 1] : undefined;
  if (!end) return;
  event.preventDefault();
  end.focus();
  end.click();
}
