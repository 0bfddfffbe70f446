import { ChangeList } from "#app/routes/pages/case/change-list.tsx";
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
        <ChangeList changes={changes} />
      </Disclosure>
    </div>
  );
}
