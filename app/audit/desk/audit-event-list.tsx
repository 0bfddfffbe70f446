import { href, Link } from "react-router";

import type { ChangedPart } from "#app/audit/deed-words.ts";
import styles from "#app/audit/desk/audit.module.css";

type ShownAuditEvent = {
  id: number;
  at: string;
  time: string;
  words: string;
  actor: string;
  role: string | null;
  kind: string;
  subject: string;
  subjectHref: string | null;
  reason: string | null;
  parts: ChangedPart[];
};

/** Deeds of the log: who did what to what, why, and how it was before and after. */
export function AuditEventList({ deeds }: { deeds: ShownAuditEvent[] }) {
  return (
    <ol className={styles.deeds} role="list">
      {deeds.map((deed) => (
        <li key={deed.id}>
          <article className={styles.deed} aria-labelledby={`deed-${deed.id}`}>
            <div className={`stack-1 ${styles.about}`}>
              <h2 id={`deed-${deed.id}`} className={styles.words}>
                {deed.words}
              </h2>
              <p>
                <time dateTime={deed.at}>{deed.time}</time>, by {deed.actor}
                {deed.role && ` (${deed.role})`}
              </p>
              <p className={`row ${styles.subject}`}>
                <Link to={`${href("/staff/audit")}?${new URLSearchParams({ to: deed.subject })}`}>
                  {deed.subject}
                  <span className="visually-hidden">: all that was done to it</span>
                </Link>
                {deed.subjectHref && (
                  <Link to={deed.subjectHref}>
                    Open<span className="visually-hidden"> {deed.subject}</span>
                  </Link>
                )}
              </p>
              {deed.reason && <p className="muted">“{deed.reason}”</p>}
            </div>
            {deed.parts.length > 0 && <Parts deed={deed} />}
          </article>
        </li>
      ))}
    </ol>
  );
}

function Parts({ deed: { words, parts } }: { deed: ShownAuditEvent }) {
  return (
    <table className={styles.parts} aria-label={`${words}: before and after`}>
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
