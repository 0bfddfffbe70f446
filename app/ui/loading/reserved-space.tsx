import type { ReactNode } from "react";
import styles from "#app/ui/loading/reserved-space.module.css";

type ReservedSpaceProps = {
  children: ReactNode;
  /** Shaded, so that one sees something is on its way. */
  waiting?: boolean;
};

/** Keeps as much room as what stands unseen in it, so that nothing moves when the like of it comes. */
export function ReservedSpace({ children, waiting = false }: ReservedSpaceProps) {
  return (
    <div className={styles.space} data-waiting={waiting || undefined} aria-hidden="true" inert>
      <div className={styles.unseen}>{children}</div>
    </div>
  );
}
