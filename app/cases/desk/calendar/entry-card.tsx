import { Link } from "react-router";

import type { CalendarEntry } from "#app/cases/desk/calendar/calendar-view.ts";
import styles from "#app/cases/desk/calendar/entry-card.module.css";

/** In the grid it shows as much as there is room for, and all of it while it is pointed at. */
export function EntryCard({ entry }: { entry: CalendarEntry }) {
  const {
    kind,
    at,
    time,
    until,
    beyondDay,
    theirTime,
    what,
    customer,
    heldBy,
    state,
    over,
    asking,
    request,
    href,
  } = entry;
  return (
    <article
      className={styles.card}
      data-kind={kind}
      data-over={over || undefined}
      data-asking={asking || undefined}
    >
      <div className={styles.words}>
        <p className={styles.first}>
          <time dateTime={at} className={styles.time}>
            {time}
            <span className={styles.until}>–{until}</span>
          </time>{" "}
          {href === null ? what : <Link to={href}>{what}</Link>}
        </p>
        <p>
          {customer}
          {theirTime && <span className={styles.theirs}>, {theirTime}</span>}
        </p>
        {request && <p className={styles.request}>{request}</p>}
        <p className={styles.state}>
          {asking ? "Asked for another time" : state}
          {heldBy && `, held by ${heldBy}`}
          {beyondDay && `, ${beyondDay}`}
        </p>
      </div>
    </article>
  );
}

export function EntryList({ entries }: { entries: CalendarEntry[] }) {
  return (
    <ol className={styles.list} role="list">
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryCard entry={entry} />
        </li>
      ))}
    </ol>
  );
}
