import type { ReactNode } from "react";
import styles from "#app/ui/room.module.css";

type RoomProps = {
  children: ReactNode;
  /** Shaded, so that one sees something is on its way. */
  waiting?: boolean;
};

/** Keeps as much room as what stands unseen in it, so that nothing moves when the like of it comes. */
export function Room({ children, waiting = false }: RoomProps) {
  return (
    <div className={styles.room} data-waiting={waiting || undefined} aria-hidden="true" inert>
      <div className={styles.unseen}>{children}</div>
    </div>
  );
}
