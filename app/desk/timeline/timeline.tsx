import { Link } from "react-router";

import type {
  TimelineEntry,
  TimelineFile,
  TimelineLook,
  TimelineView,
} from "#app/desk/timeline/timeline-view.ts";
import styles from "#app/desk/timeline/timeline.module.css";
import { fileSizeText } from "#app/files/file-size.ts";
import { WrittenText } from "#app/mail/written-text.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

type TimelineProps = {
  timeline: TimelineView;
  /** Said where there is nothing. */
  empty: string;
};

/** Newest last. On wide screens it scrolls by itself, from its end. */
export function Timeline({ timeline, empty }: TimelineProps) {
  const { entries, filters, zoneNote, earlierHref, latestHref } = timeline;
  return (
    <section id="timeline" className={styles.timeline} aria-labelledby="timeline-heading">
      <div className={styles.head}>
        <h2 id="timeline-heading">Timeline</h2>
        <p className="note">{zoneNote}</p>
      </div>
      <nav className={`row ${styles.filters}`} aria-label="What the timeline shows">
        {filters.map(({ label, href, isCurrent }) => (
          <Link key={label} to={href} aria-current={isCurrent ? "true" : undefined} preventScrollReset>
            {label}
          </Link>
        ))}
      </nav>
      <div className={styles.scroller} role="region" aria-label="Events" tabIndex={0}>
        <div className={styles.events}>
          {earlierHref && <Way href={earlierHref} label="Earlier" />}
          {entries.length === 0 ? (
            <p className="muted">{empty}</p>
          ) : (
            <ol className={styles.list} role="list" aria-label="Events, newest last">
              {entries.map((entry) => (
                <Entry key={entry.key} entry={entry} />
              ))}
            </ol>
          )}
          {latestHref && <Way href={latestHref} label="Latest" />}
        </div>
      </div>
    </section>
  );
}

function Way({ href, label }: { href: string; label: string }) {
  return (
    <p className={styles.way}>
      <Link to={href}>{label}</Link>
    </p>
  );
}

const marks: Record<TimelineLook, { text: string; tone: BadgeTone } | null> = {
  customer: { text: "Customer", tone: "harbour" },
  desk: { text: "To the customer", tone: "neutral" },
  note: { text: "Private note", tone: "warning" },
  event: null,
};

function Entry({ entry }: { entry: TimelineEntry }) {
  const { key, look, title, href, who, at, when, text, marked, badge, files = [] } = entry;
  const mark = marks[look];
  return (
    <li id={key} className={styles.entry} data-look={look}>
      <p className={styles.line}>
        <strong>{href ? <Link to={href}>{title}</Link> : title}</strong>
        {who && <span className={styles.who}>by {who}</span>}
        {mark && <Badge tone={mark.tone}>{mark.text}</Badge>}
        {badge && <Badge>{badge}</Badge>}
        <a href={`#${key}`} className={styles.when}>
          <time dateTime={at}>{when}</time>
        </a>
      </p>
      {text && <WrittenText text={text} marked={marked} />}
      {files.length > 0 && <Files files={files} />}
    </li>
  );
}

function Files({ files }: { files: readonly TimelineFile[] }) {
  return (
    <ul className={styles.files} role="list" aria-label="Files">
      {files.map(({ href, name, size }) => (
        <li key={href}>
          <Link to={href}>
            <bdi>{name}</bdi>
          </Link>{" "}
          <span className="note">{fileSizeText(size)}</span>
        </li>
      ))}
    </ul>
  );
}
