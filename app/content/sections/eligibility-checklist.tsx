import { useState } from "react";

import type { EligibilityList } from "#app/content/section-parts.ts";
import styles from "#app/content/sections/eligibility-checklist.module.css";
import { TextParts } from "#app/content/sections/text-parts.tsx";
import { tickedSentence } from "#app/content/sections/ticked-sentence.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";

type EligibilityChecklistProps = {
  list: EligibilityList;
  /** The level below what the list stands under. */
  heading: "h3" | "h4";
};

/** A list one can tick, with a line that counts. Where ticking would say nothing it is only read. */
export function EligibilityChecklist({ list, heading }: EligibilityChecklistProps) {
  return list.needed === null ? (
    <ReadList list={list} heading={heading} />
  ) : (
    <TickList list={list} needed={list.needed} />
  );
}

function ReadList({ list, heading: Heading }: EligibilityChecklistProps) {
  return (
    <section className={styles.list}>
      <Heading className={styles.heading}>{list.heading}</Heading>
      <p className={styles.rule}>{list.rule}</p>
      <ol className={styles.items} role="list">
        {list.items.map(({ serialNumber, text }) => (
          <li className={styles.readItem} key={serialNumber}>
            {list.items.length > 1 && <span className={styles.number}>{serialNumber}</span>}
            <span>
              <TextParts parts={text} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The boxes keep their own ticks; the page only counts them. They are part of no form: nothing is sent. */
function TickList({ list, needed }: { list: EligibilityList; needed: number }) {
  const [ticked, setTicked] = useState(0);
  return (
    <fieldset
      className={styles.list}
      onChange={(event) => setTicked(event.currentTarget.querySelectorAll(":checked").length)}
    >
      <legend className={styles.heading}>{list.heading}</legend>
      <p className={styles.rule}>{list.rule}</p>
      <ol className={styles.items} role="list">
        {list.items.map(({ serialNumber, text }) => (
          <li className={styles.tickItem} key={serialNumber}>
            <CheckboxField
              // A browser that restores ticks on a reload would leave the line behind them.
              autoComplete="off"
              label={
                <span className={styles.label}>
                  <span className={styles.number}>{serialNumber}</span>
                  <span>
                    <TextParts parts={text} />
                  </span>
                </span>
              }
            />
          </li>
        ))}
      </ol>
      <output className={styles.count} data-reached={ticked >= needed || undefined}>
        {tickedSentence(ticked, list.items.length, needed)}
      </output>
    </fieldset>
  );
}
