import { ChangeList } from "#app/cases/change-list.tsx";
import styles from "#app/dashboard/order-card.module.css";
import type { ShownItem } from "#app/dashboard/order-view.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";

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
