import type { ReactNode } from "react";
import styles from "#app/ui/loading/reserved-space.module.css";

type ReservedSpaceProps = {
  children: ReactNode;
  waiting?: boolean;
};

/** Reserves the space of its hidden content, so nothing moves later. */
export function ReservedSpace({ children, waiting = false }: ReservedSpaceProps) {
  return (
    <div className={styles.space} data-waiting={waiting || undefined} aria-hidden="true" inert>
      <div className={styles.unseen}>{children}</div>
    </div>
  );
}
