import { href, Link } from "react-router";

import type { ChangedPart } from "#app/audit/audit-event-text.ts";
import styles from "#app/audit/desk/audit.module.css";

type ShownAuditEvent = {
  id: number;
  at: string;
  time: string;
  sentence: string;
  role: string | null;
  subject: string;
  subjectHref: string | null;
  reason: string | null;
  parts: ChangedPart[];
};

export function AuditEventList({ events }: { events: ShownAuditEvent[] }) {
  return (
    <ol className={styles.events} role="list" aria-label="Events">
      {events.map((event) => (
        <li key={event.id} className={styles.event}>
          <time dateTime={event.at} className={styles.time}>
            {event.time}
          </time>
          <div className={styles.about}>
            <p>
              <span className={styles.sentence}>{event.sentence}</span>
              {event.role && <span className="muted"> {event.role}</span>}
            </p>
            {event.reason && <p className="muted">“{event.reason}”</p>}
            {event.parts.length > 0 && <Parts event={event} />}
          </div>
          <Ways event={event} />
        </li>
      ))}
    </ol>
  );
}

function Ways({ event: { subject, subjectHref, sentence } }: { event: ShownAuditEvent }) {
  return (
    <p className={styles.ways}>
      <Link to={`${href("/staff/audit")}?${new URLSearchParams({ to: subject })}`}>
        All of it
        <span className="visually-hidden">: everything done to what this was done to. {sentence}</span>
      </Link>
      {subjectHref && (
        <Link to={subjectHref}>
          Open<span className="visually-hidden"> what this was done to: {sentence}</span>
        </Link>
      )}
    </p>
  );
}

function Parts({ event: { sentence, parts } }: { event: ShownAuditEvent }) {
  return (
    <details className={styles.details}>
      <summary>
        Before and after<span className="visually-hidden">: {sentence}</span>
      </summary>
      <table className={styles.parts} aria-label={`${sentence} Before and after`}>
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
    </details>
  );
}
