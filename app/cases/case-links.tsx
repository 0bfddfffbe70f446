import styles from "#app/cases/case-links.module.css";
import type { CaseViews } from "#app/cases/case-parts.server.ts";

/** Stays in view, so the conversation is one press away wherever one reads. */
export function CaseLinks({ views }: { views: CaseViews }) {
  const shown = links.filter(([part]) => views[part]);
  return (
    <nav className={styles.links} aria-label="On this page">
      <ul className={styles.list} role="list">
        {shown.map(([part, label]) => (
          <li key={part}>
            <a href={`#${part}`} className="text-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const links = [
  ["intake", "Your details"],
  ["evidence", "Evidence list"],
  ["sessions", "Sessions"],
  ["deliverables", "Documents"],
  ["conversation", "Conversation"],
  ["plan", "Plan"],
  ["guarantee", "Guarantee"],
  ["cancelling", "Cancellation"],
] as const;
