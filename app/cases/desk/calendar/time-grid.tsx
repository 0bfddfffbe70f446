import { Link } from "react-router";

import type { CalendarColumn, CalendarView, Place } from "#app/cases/desk/calendar/calendar-view.ts";
import { EntryCard } from "#app/cases/desk/calendar/entry-card.tsx";
import { inRows } from "#app/cases/desk/calendar/in-rows.ts";
import places from "#app/cases/desk/calendar/in-rows.module.css";
import styles from "#app/cases/desk/calendar/time-grid.module.css";
import { Badge } from "#app/ui/badge.tsx";

type TimeGridProps = Pick<CalendarView, "view" | "rows" | "folds" | "hours" | "columns">;

/** Columns against a clock; where there is no room for them, a list by day. */
export function TimeGrid({ view, rows, folds, hours, columns }: TimeGridProps) {
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
        <Column key={column.id} column={column} lines={{ rows, folds, hours }} />
      ))}
    </div>
  );
}

type ColumnProps = { column: CalendarColumn; lines: Pick<TimeGridProps, "rows" | "folds" | "hours"> };

function Column({ column, lines }: ColumnProps) {
  const { id, heading, href, isToday, notes, closed, missing, now, entries, more, rest } = column;
  return (
    <div
      className={styles.column}
      role="group"
      aria-labelledby={`column-${id}`}
      data-today={isToday || undefined}
    >
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
        <span className={places.place} {...inRows({ row: 0, rows: lines.rows })} />
        <Bands className={styles.closed} bands={closed} />
        <Bands className={styles.missing} bands={missing} />
        <Bands className={styles.line} bands={lines.hours.map(({ row }) => ({ row, rows: 1 }))} />
        <Bands className={styles.fold} bands={lines.folds} />
        {entries.length === 0 ? <p className={styles.nothing}>Nothing</p> : <Entries entries={entries} />}
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
        {rest && (
          <Link to={rest.href} className={styles.rest}>
            {rest.count} more<span className="visually-hidden"> on {heading}</span>
          </Link>
        )}
        {now !== null && (
          <span className={`${styles.now} ${places.place}`} {...inRows({ row: now, rows: 1 })} />
        )}
      </div>
    </div>
  );
}

function Bands({ className = "", bands }: { className: string | undefined; bands: Place[] }) {
  return bands.map((place) => (
    <span key={place.row} className={`${className} ${places.place}`} {...inRows(place)} />
  ));
}

const rowsOfTwoLines = 9;

function Entries({ entries }: Pick<CalendarColumn, "entries">) {
  return (
    <ol className={styles.entries} role="list">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className={`${styles.slot} ${places.place} ${places.lane}`}
          {...inRows(entry)}
          data-beyond={entry.beyond || undefined}
          data-short={entry.rows < rowsOfTwoLines || undefined}
        >
          <EntryCard entry={entry} />
        </li>
      ))}
    </ol>
  );
}
