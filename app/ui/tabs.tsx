import { type KeyboardEvent, type ReactNode, useId } from "react";

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

/** Radio buttons plus CSS, so it works from the first paint; without JavaScript and in print all panels show. */
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

/** Home and End; the browser handles the arrows. */
function pressKey(event: KeyboardEvent<HTMLElement>): void {
  const radios =
    event.currentTarget.closest("fieldset")?.querySelectorAll<HTMLInputElement>("[data-tab]") ?? [];
  const end = event.key === "Home" ? radios[0] : event.key === "End" ? radios[radios.length - 1] : undefined;
  if (!end) return;
  event.preventDefault();
  end.focus();
  end.click();
}
