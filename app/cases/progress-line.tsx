import styles from "#app/cases/progress-line.module.css";
import { progressSteps, progressText } from "#app/cases/progress.ts";

/** On a phone the step at hand is named below the line; the others' names are for screen readers. */
export function ProgressLine({ done }: { done: number }) {
  return (
    <div>
      <ol className={styles.line} role="list" aria-label="Progress">
        {progressSteps.map((step, at) => (
          <li
            key={step}
            data-state={at < done ? "done" : at === done ? "now" : "ahead"}
            aria-current={at === done ? "step" : undefined}
          >
            <span>
              {step}
              {at < done && <span className="visually-hidden">, done</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.now} aria-hidden="true">
        {progressText(done)}
      </p>
    </div>
  );
}
