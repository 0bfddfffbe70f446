import styles from "#app/cases/progress-bar.module.css";
import { progressText } from "#app/cases/progress.ts";

export function ProgressBar({ done }: { done: number }) {
  return (
    <p className={styles.bar} data-done={done}>
      {progressText(done)}
    </p>
  );
}
