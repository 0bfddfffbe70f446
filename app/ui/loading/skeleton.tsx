import type { ReactNode } from "react";
import styles from "#app/ui/loading/skeleton.module.css";

type BoneProps = {
  shape?: "line" | "title" | "block" | "button" | "card";
  width?: 2 | 3 | 4 | 5 | 6 | 8 | 9 | 10 | 12;
};

export function Bone({ shape = "line", width = 12 }: BoneProps) {
  return <span className={styles.bone} data-shape={shape} data-width={width} />;
}

export function Skeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
