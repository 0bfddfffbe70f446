import styles from "#app/cases/change-list.module.css";
import type { ShownChange } from "#app/cases/shown-changes.ts";

export function ChangeList({ changes }: { changes: readonly ShownChange[] }) {
  return (
    <ol className={`stack-3 ${styles.list}`} role="list">
      {changes.map(({ at, day, text, said }, index) => (
        <li key={index}>
          <p>
            {text} <time dateTime={at}>{day}</time>
          </p>
          {said && (
            <p className="keep-lines">
              {said.by === "customer" ? "You wrote: " : "Your counsellor wrote: "}
              {said.text}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
