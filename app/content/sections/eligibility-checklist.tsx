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

/** Not in a form: nothing is sent. What is ticked is counted by `read-ticks.ts`. Drawn on the server. */
function TickList({ list, needed }: { list: EligibilityList; needed: number }) {
  const { items, lastOnlyFor, carries } = list;
  const counted = lastOnlyFor ? items.length - 1 : items.length;
  return (
    <fieldset className="stack-2" data-needed={needed}>
      <legend className={styles.heading}>{list.heading}</legend>
      <p className="muted measure">{list.rule}</p>
      {lastOnlyFor && (
        <div className={styles.asked} data-asked>
          <CheckboxField label={lastOnlyFor.label} data-carries={lastOnlyFor.carries} />
        </div>
      )}
      <ol className={styles.items} role="list">
        {items.map(({ serialNumber, text }, at) => (
          <li className={styles.tickItem} key={serialNumber}>
            <CheckboxField
              data-carries={carries?.[at]}
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
      <output className={styles.count}>{tickedSentence(0, counted, Math.min(needed, counted))}</output>
    </fieldset>
  );
}
