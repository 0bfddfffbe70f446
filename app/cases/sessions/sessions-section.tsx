import type { CasePage, CaseSectionProps } from "#app/cases/case-part.ts";
import { CaseSection } from "#app/cases/case-section.tsx";
import { SessionCard } from "#app/cases/sessions/session-card.tsx";
import { BookForm } from "#app/cases/sessions/session-forms.tsx";
import type { SessionsView, ShownSession } from "#app/cases/sessions/sessions-view.ts";
import styles from "#app/cases/sessions/sessions.module.css";
import { LinkButton } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";

export function SessionsSection({ view, page }: CaseSectionProps<SessionsView>) {
  const { counts, usedUp, booked, over, book, chooseHref, chooseIsNext } = view;
  return (
    <CaseSection part="sessions" heading="Sessions" page={page} doneMessages={doneMessages}>
      {counts.map(({ kind, text }) => (
        <p key={kind}>
          <strong>{text}</strong>
        </p>
      ))}
      {usedUp && <p>All sessions are used.</p>}
      {booked.length > 0 && <SessionList label="Booked" sessions={booked} view={view} page={page} />}
      {booked.length === 0 && !usedUp && <p className="note">{nothingBooked[page.side]}</p>}
      {chooseHref && !page.askedToCancel && (
        <p>
          <LinkButton to={chooseHref} variant={chooseIsNext ? "action" : "plain"}>
            Choose a time for the next session
          </LinkButton>
        </p>
      )}
      {book && <BookForm book={book} people={view.people} timeZone={view.timeZone} />}
      {over.length > 0 && (
        <Disclosure summary={`Past sessions: ${over.length}`}>
          <SessionList label="Past sessions" sessions={over} view={view} page={page} />
        </Disclosure>
      )}
    </CaseSection>
  );
}

const nothingBooked = {
  customer: "No session is booked yet. Your counsellor will agree a time with you and confirm it by email.",
  desk: "No session is booked.",
};

const doneMessages = {
  book: "The session is booked. The customer is told by email.",
  move: "The session is changed. The customer is told by email.",
  keep: "The time is kept. The customer is told by email.",
  cancel: "The session is cancelled. The customer is told by email.",
  held: "The session is marked as held.",
  missed: "A manager decides whether the session was missed. The customer is told then.",
  agree_missed: "The session counts as missed. The customer is told by email.",
  decline_missed: "The session does not count as missed.",
  give_back: "The customer has the session again, and is told by email.",
  chosen: "The time is set. You and your counsellor are told by email.",
  ask: "Your counsellor has your request, and will offer another time or keep this one.",
};

type ListProps = { label: string; sessions: ShownSession[]; view: SessionsView; page: CasePage };

function SessionList({ label, sessions, view, page }: ListProps) {
  return (
    <ul className="stack-4" role="list" aria-label={label}>
      {sessions.map((session) => (
        <li key={session.id} id={`session-${session.id}`} className={`card stack-2 ${styles.session}`}>
          <SessionCard session={session} people={view.people} timeZone={view.timeZone} page={page} />
        </li>
      ))}
    </ul>
  );
}
