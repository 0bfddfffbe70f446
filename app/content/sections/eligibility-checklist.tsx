import { useEffect, useRef, useState } from "react";

import type { EligibilityList } from "#app/content/section-parts.ts";
import styles from "#app/content/sections/eligibility-checklist.module.css";
import { TextParts } from "#app/content/sections/text-parts.tsx";
import { tickedSentence } from "#app/content/sections/ticked-sentence.ts";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";

type EligibilityChecklistProps = {
  list: EligibilityList;
  heading: "h3" | "h4";
};

export function EligibilityChecklist({ list, heading }: EligibilityChecklistProps) {
  return list.needed === null ? (
    <ReadList list={list} heading={heading} />
  ) : (
    <TickList list={list} needed={list.needed} />
  );
}

function ReadList({ list, heading: Heading }: EligibilityChecklistProps) {
  return (
    <section className="stack-2">
      <Heading className={styles.heading}>{list.heading}</Heading>
      <p className="muted measure">{list.rule}</p>
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

/** Not in a form: the page only counts the ticks and sends nothing. */
function TickList({ list, needed }: { list: EligibilityList; needed: number }) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [{ ticked, counted }, setCount] = useState(() => countOf(null, list));
  const recount = () => setCount(countOf(fieldset.current, list));
  // Counts boxes ticked before scripts loaded or restored by the browser.
  useEffect(recount, [list]);

  const few = Math.min(needed, counted);
  return (
    <fieldset className="stack-2" ref={fieldset} onChange={recount}>
      <legend className={styles.heading}>{list.heading}</legend>
      <p className="muted measure">{list.rule}</p>
      {list.lastOnlyFor && (
        <div className={styles.asked} data-asked>
          <CheckboxField label={list.lastOnlyFor} />
        </div>
      )}
      <ol className={styles.items} role="list">
        {list.items.map(({ serialNumber, text }) => (
          <li className={styles.tickItem} key={serialNumber}>
            <CheckboxField
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
      <output className={styles.count} data-reached={ticked >= few || undefined}>
        {tickedSentence(ticked, counted, few)}
      </output>
    </fieldset>
  );
}

function countOf(fieldset: HTMLFieldSetElement | null, { items, lastOnlyFor }: EligibilityList) {
  const lastCounts = !lastOnlyFor || !!fieldset?.querySelector("[data-asked] :checked");
  const boxes = [...(fieldset?.querySelectorAll<HTMLInputElement>("li input") ?? [])];
  const counted = lastCounts ? items.length : items.length - 1;
  return { counted, ticked: boxes.slice(0, counted).filter(({ checked }) => checked).length };
}
