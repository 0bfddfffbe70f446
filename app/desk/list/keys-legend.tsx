import type { RefObject } from "react";

import { keepKeysSetting, useKeysSetting } from "#app/desk/list/keys-setting.tsx";
import styles from "#app/desk/list/list-frame.module.css";
import { useHydrated } from "#app/ui/use-hydrated.tsx";

export type KeysLine = readonly [keys: string[], does: string];

type KeysLegendProps = {
  lines: readonly KeysLine[];
  /** The key that shows it, where there is one. */
  legendKey?: string;
  legend?: RefObject<HTMLDivElement | null>;
};

/** The keys of a page, and the switch that turns them off. */
export function KeysLegend({ lines, legendKey, legend }: KeysLegendProps) {
  return (
    // Its room is kept until the script is there: nothing below moves.
    <div className={styles.keys} data-awake={useHydrated() || undefined}>
      <button
        type="button"
        className={styles.keysButton}
        popoverTarget="desk-keys"
        aria-keyshortcuts={legendKey}
      >
        Keys {legendKey && <kbd aria-hidden="true">{legendKey}</kbd>}
      </button>
      <div
        id="desk-keys"
        popover="auto"
        ref={legend}
        className={styles.legend}
        role="group"
        aria-label="Keys"
      >
        <dl>
          {lines.map(([keys, does]) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label className={styles.keysSwitch}>
          <input
            type="checkbox"
            checked={useKeysSetting()}
            onChange={({ target }) => keepKeysSetting(target.checked)}
          />
          Use these keys
        </label>
      </div>
    </div>
  );
}
