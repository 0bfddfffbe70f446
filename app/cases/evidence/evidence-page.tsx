import { useLocation } from "react-router";

import { AddEvidenceForms } from "#app/cases/evidence/add-evidence-forms.tsx";
import { EvidenceGroups } from "#app/cases/evidence/evidence-groups.tsx";
import { EvidenceProgressLine } from "#app/cases/evidence/evidence-progress.tsx";
import type { EvidenceView } from "#app/cases/evidence/evidence-view.server.ts";
import styles from "#app/cases/evidence/evidence.module.css";
import { evidenceDraft } from "#app/cases/evidence/send-evidence-form.tsx";
import { ownEntry } from "#app/platform/own-entry.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { useClearedDraft } from "#app/ui/fields/form-draft.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

type EvidencePageProps = {
  view: EvidenceView;
  heading: string;
  back: { to: string; label: string };
  bundle: string;
  done: string | null;
  entry: string | null;
};

/** The same for both sides: each sees its own forms. */
export function EvidencePage({ view, heading, back, bundle, done, entry }: EvidencePageProps) {
  const { pathname } = useLocation();
  const message = ownEntry(view.side === "desk" ? deskMessages : customerMessages, done);
  const atEntry = message && entry !== null ? { entry, message } : null;
  useClearedDraft(evidenceDraft(pathname, entry ?? ""), done === "sent" && entry !== null);
  const isEmpty = view.groups.length === 0;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading title="Evidence list" intro={heading} back={back} />
      <AnswerSummary />
      {message && !atEntry && (
        <Alert tone="success">
          <p>{message}</p>
        </Alert>
      )}
      {!isEmpty && (
        <div className="stack-4">
          <EvidenceProgressLine progress={view.progress} side={view.side} />
          <Waiting view={view} />
          {view.side === "customer" && (
            <p className="measure">
              Send what you have, one entry at a time. Your counsellor reads it, accepts it or says what is
              weak. Never send passwords, passport numbers or card numbers.
            </p>
          )}
          <p>
            {/* A file, so the browser fetches it by itself. */}
            <a href={bundle} className="text-link" download>
              Download the bundle: an index and all files
            </a>
          </p>
        </div>
      )}
      {isEmpty && <p>Nothing is on this list yet.</p>}
      <EvidenceGroups view={view} opened={entry} done={atEntry} />
      {view.works && <AddEvidenceForms sendKey={view.sendKey} isEmpty={isEmpty} />}
    </div>
  );
}

/** Straight to what this side has to do: a list is long. */
function Waiting({ view: { side, groups } }: { view: EvidenceView }) {
  const entries = groups.flatMap((group) => group.entries);
  const waiting = entries.filter(({ state, isAsked }) => (side === "desk" ? state === "sent" : isAsked));
  if (waiting.length === 0) return null;
  return (
    <nav aria-label="Waiting for you">
      <ul className="row" role="list">
        {waiting.map(({ key, title }) => (
          <li key={key}>
            <a href={`#${key}`} className="text-link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const customerMessages: Record<string, string> = {
  sent: "Sent. Your counsellor will look at it.",
};

const deskMessages: Record<string, string> = {
  sent: "Attached.",
  accepted: "Accepted. The customer is told by email in a few minutes, once for all you decide.",
  weak: "Marked as weak. The customer is told by email in a few minutes, once for all you decide.",
  missing: "Asked for again. The customer is told by email in a few minutes, once for all you decide.",
  not_needed: "Marked as not needed.",
  added: "The entry is on the list.",
  list_added: "The list is added.",
  removed: "The entry is off the list.",
};
