import { useId } from "react";

import { CaseFileList } from "#app/cases/files/case-file-list.tsx";
import { stateLabel } from "#app/cases/evidence/evidence-list.ts";
import { DecideForm, RemoveForm } from "#app/cases/evidence/decide-form.tsx";
import type { EvidenceView, ShownEntry } from "#app/cases/evidence/evidence-view.server.ts";
import styles from "#app/cases/evidence/evidence.module.css";
import { SendEvidenceForm } from "#app/cases/evidence/send-evidence-form.tsx";
import { WrittenText } from "#app/mail/written-text.tsx";
import { useIsRefused } from "#app/forms/post-form.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";

/** What was just done, and with which entry. */
export type Done = { entry: string; message: string } | null;

type EvidenceEntryCardProps = {
  entry: ShownEntry;
  view: EvidenceView;
  /** The entry whose form is open, from the address. */
  opened: string | null;
  done: Done;
};

export function EvidenceEntryCard({ entry, view, opened, done }: EvidenceEntryCardProps) {
  const heading = useId();
  const { key, title, help, files, text, note, date } = entry;
  const isOpen = useIsRefused("send", { entry: key }) || (opened === key && done === null);
  return (
    <li id={key} className={`card stack-3 ${styles.entry}`} aria-labelledby={heading}>
      <div className="spread">
        <h3 id={heading}>{title}</h3>
        <StateBadge entry={entry} side={view.side} />
      </div>
      {done?.entry === key && (
        <Alert tone="success">
          <p>{done.message}</p>
        </Alert>
      )}
      {note && (
        <div className={styles.note}>
          <WrittenText
            text={note}
            before={<span className="note">{view.side === "desk" ? "Our note" : "Your counsellor"}: </span>}
          />
        </div>
      )}
      {help && <p className="measure keep-lines">{help}</p>}
      <FromCheck entry={entry} side={view.side} />
      {text && (
        <WrittenText
          text={text}
          before={<span className="note">{view.side === "desk" ? "The customer" : "You wrote"}: </span>}
        />
      )}
      {files.length > 0 && <CaseFileList files={files} />}
      {date && (
        <p className={`strong ${styles.date}`} data-tone={date.tone}>
          {date.tone === "neutral" ? date.text : <Badge tone={date.tone}>{date.text}</Badge>}
        </p>
      )}
      <Guidance entry={entry} />
      {isOpen && entry.open ? (
        <SendEvidenceForm entry={entry} view={view} />
      ) : (
        entry.open && <SendLink entry={entry} side={view.side} />
      )}
      {view.works && <DecideForm entry={entry} />}
      {view.works && entry.removable && <RemoveForm entry={entry} />}
    </li>
  );
}

const tones: Record<ShownEntry["state"], BadgeTone> = {
  missing: "neutral",
  sent: "harbour",
  accepted: "success",
  weak: "warning",
  not_needed: "neutral",
};

function StateBadge({ entry, side }: { entry: ShownEntry; side: EvidenceView["side"] }) {
  const label = stateLabel(entry.state, entry.optional && !entry.isAsked);
  return (
    <span className="row">
      <Badge tone={tones[entry.state]} icon={entry.state === "accepted" ? "check" : undefined}>
        {label}
      </Badge>
      {entry.isAsked && (
        <Badge tone="warning">{side === "desk" ? "Waiting for the customer" : "Waiting for you"}</Badge>
      )}
    </span>
  );
}

function FromCheck({ entry: { named, namedWeak }, side }: { entry: ShownEntry; side: EvidenceView["side"] }) {
  if (named.length === 0 && namedWeak.length === 0) return null;
  return (
    <div className="stack-1">
      <p className="note">{side === "desk" ? "From the customer’s self-check" : "From your self-check"}</p>
      <ul className="stack-1 measure">
        {named.map((label) => (
          <li key={label}>{label}</li>
        ))}
        {namedWeak.map(({ label, why }) => (
          <li key={label}>
            {label}. <span className="muted">Weak: {why}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Guidance({ entry: { title, counts, weak, letterRequest } }: { entry: ShownEntry }) {
  return (
    <>
      {counts.length > 0 && (
        <Disclosure summary="What counts, and what is weak">
          <ul className="stack-1 measure">
            {counts.map((label) => (
              <li key={label}>{label}</li>
            ))}
            {weak.map(({ label, why }) => (
              <li key={label} className="muted">
                Weak: {label}. {why}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {letterRequest && (
        <Disclosure summary="What to ask the person who writes" scrollLabel={`A letter to copy: ${title}`}>
          <div className="stack-2">
            <p className="note">
              Copy it, and put your own words where the brackets are. Whoever writes decides what they can
              say.
            </p>
            <p className={styles.request}>{letterRequest}</p>
          </div>
        </Disclosure>
      )}
    </>
  );
}

function SendLink({ entry, side }: { entry: ShownEntry; side: EvidenceView["side"] }) {
  const { key, title, staysWithYou, state } = entry;
  const begins = staysWithYou ? "Give the date" : side === "desk" ? "Attach" : "Add files";
  const label = state === "missing" || side === "desk" ? begins : "Change";
  return (
    <p>
      <LinkButton to={`?entry=${encodeURIComponent(key)}#${key}`} size="small">
        {label}
        <span className="visually-hidden">: {title}</span>
      </LinkButton>
    </p>
  );
}
