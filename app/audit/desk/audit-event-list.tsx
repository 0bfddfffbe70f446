import { href, Link } from "react-router";

import type { ChangedPart } from "#app/audit/audit-event-text.ts";
import styles from "#app/audit/desk/audit.module.css";

type ShownAuditEvent = {
  id: number;
  at: string;
  time: string;
  text: string;
  actor: string;
  role: string | null;
  kind: string;
  subject: string;
  subjectHref: string | null;
  reason: string | null;
  parts: ChangedPart[];
};

export function AuditEventList({ events }: { events: ShownAuditEvent[] }) {
  return (
    <ol className={styles.events} role="list">
      {events.map((event) => (
        <li key={event.id}>
          <article className={styles.event} aria-labelledby={`event-${event.id}`}>
            <div className={`stack-1 ${styles.about}`}>
              <h2 id={`event-${event.id}`} className={styles.words}>
                {event.text}
              </h2>
              <p>
                <time dateTime={event.at}>{event.time}</time>, by {event.actor}
                {event.role && ` (${event.role})`}
              </p>
              <p className={`row ${styles.subject}`}>
                <Link to={`${href("/staff/audit")}?${new URLSearchParams({ to: event.subject })}`}>
                  {event.subject}
                  <span className="visually-hidden">: all that was done to it</span>
                </Link>
                {event.subjectHref && (
                  <Link to={event.subjectHref}>
                    Open<span className="visually-hidden"> {event.subject}</span>
                  </Link>
                )}
              </p>
              {event.reason && <p className="muted">“{event.reason}”</p>}
            </div>
            {event.parts.length > 0 && <Parts event={event} />}
          </article>
        </li>
      ))}
    </ol>
  );
}

function Parts({ event: { text, parts } }: { event: ShownAuditEvent }) {
  return (
    <table className={styles.parts} aria-label={`${text}: before and after`}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ part, before, after }) => (
          <tr key={part}>
            <th scope="row">{part}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
