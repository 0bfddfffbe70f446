import type { EvidenceView, ShownGroup } from "#app/cases/evidence/evidence-view.server.ts";
import { type Done, EvidenceEntryCard } from "#app/cases/evidence/evidence-entry-card.tsx";
import styles from "#app/cases/evidence/evidence.module.css";

type EvidenceGroupsProps = { view: EvidenceView; opened: string | null; done: Done };

export function EvidenceGroups({ view, ...at }: EvidenceGroupsProps) {
  const ways = new Set(view.groups.flatMap(({ way }) => way ?? []));
  return view.groups.map((group, place) => (
    <section
      key={`${group.way} ${group.heading}`}
      className={`stack-4 ${styles.group}`}
      aria-labelledby={`group-${place}`}
    >
      <div className="stack-1">
        <h2 id={`group-${place}`}>{group.heading}</h2>
        {group.way !== null && ways.size > 1 && (
          <p className="note">One way to qualify: {group.way}. You need only one.</p>
        )}
        <p className="measure">{group.rule}</p>
      </div>
      <ul className="plain-list stack-3">
        {group.entries.map((entry) => (
          <EvidenceEntryCard key={entry.key} entry={entry} view={view} {...at} />
        ))}
      </ul>
      <Sources group={group} />
    </section>
  ));
}

function Sources({ group: { sources } }: { group: ShownGroup }) {
  if (sources.length === 0) return null;
  return (
    <p className="note">
      {sources.length === 1 ? "Source: " : "Sources: "}
      {sources.map(({ name, url, asOf, day }, at) => (
        <span key={url}>
          {at > 0 && "; "}
          <a href={url}>{name}</a>, as of <time dateTime={asOf}>{day}</time>
        </span>
      ))}
      .
    </p>
  );
}
