import { Link } from "react-router";

import type { CalendarDay, CalendarEntry } from "#app/cases/desk/calendar/calendar-view.ts";
import styles from "#app/cases/desk/calendar/calendar.module.css";
import { Badge } from "#app/ui/badge.tsx";

export function WeekGrid({ days }: { days: CalendarDay[] }) {
  return (
    <ol className={`stack-4 ${styles.week}`} role="list">
      {days.map(({ day, heading, isToday, away, entries, more }) => (
        <li key={day} className={`stack-2 ${styles.day}`} data-today={isToday || undefined}>
          <h3 className={styles.heading}>
            <time dateTime={day}>{heading}</time>
            {isToday && <Badge tone="harbour">Today</Badge>}
          </h3>
          {away.map((name, index) => (
            <p key={index} className="note">
              {name} is on holiday.
            </p>
          ))}
          {entries.length === 0 ? <p className="note">Nothing</p> : <EntryList entries={entries} />}
          {more && (
            <p>
              <Link to={more.href}>
                {more.count} more<span className="visually-hidden"> on {heading}</span>
              </Link>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

export function EntryList({ entries }: { entries: CalendarEntry[] }) {
  return (
    <ol className="stack-3" role="list">
      {entries.map((entry) => (
        <li key={entry.id} className={`stack-1 ${styles.entry}`} data-over={entry.over || undefined}>
          <Entry entry={entry} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: CalendarEntry }) {
  const { at, time, what, minutes, customer, heldBy, state, asking, request, href } = entry;
  return (
    <>
      <p className={styles.when}>
        <time dateTime={at}>{time}</time> <span className="note">{minutes} minutes</span>
      </p>
      <p>{href === null ? what : <Link to={href}>{what}</Link>}</p>
      <p className="note">
        {customer}
        {heldBy && `, held by ${heldBy === "You" ? "you" : heldBy}`}
      </p>
      <p className="note">{asking ? "Asked for another time" : state}</p>
      {request && (
        <p>
          <Badge tone="warning">{request}</Badge>
        </p>
      )}
    </>
  );
}
