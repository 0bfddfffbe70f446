import { type KeyboardEvent, type ReactNode, useState } from "react";

import styles from "#app/ui/tabs.module.css";

/** The id is the panel's anchor, so it is unique on the page. */
export type Tab = { id: string; label: ReactNode; panel: ReactNode };

type TabsProps = {
  /** What is chosen between, for screen readers. */
  label: string;
  tabs: Tab[];
};

/**
 * One panel at a time, the first to begin with. The arrow keys, Home and End go from tab to tab and open them.
 * Without JavaScript, and on paper, the panels stand one after the other under their names.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const [chosen, setChosen] = useState(0);

  function pressKey(event: KeyboardEvent<HTMLElement>) {
    const next = nextTab(event.key, chosen, tabs.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    const tab = event.currentTarget.parentElement?.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  }

  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label}>
        {tabs.map(({ id, label: name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            className={styles.tab}
            aria-selected={index === chosen}
            aria-controls={id}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            onKeyDown={pressKey}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label: name, panel }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={id}
          className={styles.panel}
          aria-labelledby={`${id}-tab`}
          data-open={index === chosen || undefined}
          tabIndex={0}
        >
          <p className={styles.name}>{name}</p>
          {panel}
        </div>
      ))}
    </div>
  );
}

/** Which tab a key leads to; from the last it goes on to the first. Null where it leads to none. */
export function nextTab(key: string, chosen: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
      return (chosen + 1) % count;
    case "ArrowLeft":
      return (chosen + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
