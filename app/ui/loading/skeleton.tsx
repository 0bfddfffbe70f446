import type { ReactNode } from "react";
import styles from "#app/ui/loading/skeleton.module.css";

type BoneProps = {
  shape?: "line" | "title" | "block" | "button" | "card";
  /** In twelfths of what holds it. */
  width?: 2 | 3 | 4 | 5 | 6 | 8 | 9 | 10 | 12;
};

/** A quiet shape where something will stand. */
export function Bone({ shape = "line", width = 12 }: BoneProps) {
  return <span className={styles.bone} data-shape={shape} data-width={width} />;
}

/** Holds a page's bones and says once, in words, that the page is on its way. */
export function Skeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
