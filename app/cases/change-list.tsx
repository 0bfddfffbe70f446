import styles from "#app/cases/change-list.module.css";
import type { ShownChange } from "#app/cases/shown-changes.ts";

export function ChangeList({ changes }: { changes: readonly ShownChange[] }) {
  return (
    <ol className={`stack-3 ${styles.list}`} role="list">
      {changes.map(({ at, day, text, note }, index) => (
        <li key={index}>
          <p>
            {text} <time dateTime={at}>{day}</time>
          </p>
          {note && (
            <p className="keep-lines">
              {note.by === "customer" ? "You wrote: " : "Your counsellor wrote: "}
              {note.text}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
