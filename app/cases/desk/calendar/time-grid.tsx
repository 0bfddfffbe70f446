import { Link } from "react-router";

import type { CalendarColumn, CalendarView } from "#app/cases/desk/calendar/calendar-view.ts";
import { EntryCard } from "#app/cases/desk/calendar/entry-card.tsx";
import { inRows } from "#app/cases/desk/calendar/in-rows.ts";
import places from "#app/cases/desk/calendar/in-rows.module.css";
import styles from "#app/cases/desk/calendar/time-grid.module.css";
import { Badge } from "#app/ui/badge.tsx";

type TimeGridProps = Pick<CalendarView, "view" | "rows" | "hours" | "columns">;

/** Columns against a clock; where there is no room for them, a list by day. */
export function TimeGrid({ view, rows, hours, columns }: TimeGridProps) {
  return (
    <div className={styles.grid} data-view={view}>
      <ol className={styles.hours} role="list" aria-hidden="true">
        {hours.map(({ row, label, again }) => (
          <li key={row} className={`${styles.hour} ${places.place}`} {...inRows({ row, rows: 1 })}>
            <span className={styles.clock}>
              {label}
              {again && " again"}
            </span>
          </li>
        ))}
      </ol>
      {columns.map((column) => (
        <Column key={column.id} column={column} rows={rows} />
      ))}
    </div>
  );
}

function Column({ column, rows }: { column: CalendarColumn; rows: number }) {
  const { id, heading, href, isToday, notes, closed, missing, now, entries, more } = column;
  return (
    <section className={styles.column} aria-labelledby={`column-${id}`} data-today={isToday || undefined}>
      <header className={styles.head}>
        <h3 id={`column-${id}`} className={styles.heading}>
          {href === null ? heading : <Link to={href}>{heading}</Link>}
          {isToday && <Badge tone="harbour">Today</Badge>}
        </h3>
        {notes.map((note, nth) => (
          <p key={nth} className={styles.note}>
            {note}
          </p>
        ))}
      </header>
      <div className={styles.body}>
        <span className={places.place} {...inRows({ row: 0, rows })} />
        {closed.map((place) => (
          <span key={place.row} className={`${styles.closed} ${places.place}`} {...inRows(place)} />
        ))}
        {missing.map((place) => (
          <span key={place.row} className={`${styles.missing} ${places.place}`} {...inRows(place)} />
        ))}
        {entries.length === 0 && <p className={styles.nothing}>Nothing</p>}
        <ol className={styles.entries} role="list">
          {entries.map((entry) => (
            <li
              key={entry.id}
              className={`${styles.slot} ${places.place} ${places.lane}`}
              {...inRows(entry)}
              data-beyond={entry.beyond || undefined}
              data-short={entry.rows < twoLines || undefined}
            >
              <EntryCard entry={entry} />
            </li>
          ))}
        </ol>
        {more.map(({ count, href: wholeDay, ...lane }) => (
          <Link
            key={lane.row}
            to={wholeDay}
            className={`${styles.more} ${places.place} ${places.lane}`}
            {...inRows(lane)}
          >
            {count} more<span className="visually-hidden"> at this time: {heading}</span>
          </Link>
        ))}
        {now !== null && (
          <span className={`${styles.now} ${places.place}`} {...inRows({ row: now, rows: 1 })} />
        )}
      </div>
    </section>
  );
}

/** Rows in which two lines of words fit. */
const twoLines = 9;
