import { writtenDate } from "#app/content/written-date.ts";
import styles from "#app/routes/pages/dashboard/order-card.module.css";
import type { ShownItem } from "#app/routes/pages/dashboard/order-view.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";

/** What happened to a service so far, behind a line that opens. */
export function ItemChanges({ item: { heading, changes } }: { item: ShownItem }) {
  return (
    <div className={styles.changes}>
      <Disclosure
        summary={
          <>
            What happened so far<span className="visually-hidden">: {heading}</span>
          </>
        }
      >
        <ol className={styles.changeList} role="list">
          {changes.map(({ at, words, said }, index) => (
            <li key={index}>
              <p>
                {words} <time dateTime={at}>{writtenDate(at.slice(0, 10))}</time>
              </p>
              {said && (
                <p className={styles.said}>
                  {said.by === "customer" ? "You wrote: " : "Your counsellor wrote: "}
                  {said.words}
                </p>
              )}
            </li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}
