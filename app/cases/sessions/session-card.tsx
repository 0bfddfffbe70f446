import type { CasePage } from "#app/cases/case-part.ts";
import {
  AskForm,
  CancelForm,
  ChangeForm,
  DecideMissedForms,
  EndForms,
  GiveBackForm,
  KeepForm,
} from "#app/cases/sessions/session-forms.tsx";
import type { Option, ShownSession } from "#app/cases/sessions/sessions-view.ts";
import styles from "#app/cases/sessions/sessions.module.css";
import { LinkButton } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/badge.tsx";

type SessionCardProps = { session: ShownSession; people: Option[]; timeZone: string; page: CasePage };

export function SessionCard({ session, people, timeZone, page }: SessionCardProps) {
  const { title, at, when, minutes, state, stateTone, counsellor } = session;
  const { meetingLink, calendarHref, change } = session;
  return (
    <>
      <p className={`row ${styles.head}`}>
        <strong>{title}</strong> <Badge tone={stateTone}>{state}</Badge>
      </p>
      <p>
        <time dateTime={at}>{when}</time>
      </p>
      <p className="note">
        {minutes} minutes with {counsellor}
      </p>
      {(meetingLink ?? calendarHref) && (
        <p className={`row ${styles.links}`}>
          {meetingLink && (
            <a href={meetingLink} target="_blank" rel="noreferrer">
              Join<span className="visually-hidden">: {title}, opens in a new tab</span>
            </a>
          )}
          {calendarHref && (
            <a href={calendarHref} download>
              Calendar file<span className="visually-hidden">: {title}</span>
            </a>
          )}
        </p>
      )}
      <FieldText session={session} side={page.side} />
      {session.moveHref && (
        <p>
          <LinkButton to={session.moveHref} size="small">
            Move<span className="visually-hidden">: {title}</span>
          </LinkButton>
        </p>
      )}
      {session.canAsk && <AskForm session={session} />}
      {session.missed && (
        <div className={`stack-1 ${styles.words}`}>
          <p>{session.missed.by} says that the customer did not come:</p>
          <p className="keep-lines">{session.missed.reason}</p>
          <Badge tone="warning">Waiting for a manager</Badge>
        </div>
      )}
      {session.can.decideMissed && <DecideMissedForms session={session} />}
      {session.canEnd && <EndForms session={session} />}
      {session.can.giveBack && <GiveBackForm session={session} />}
      {session.asking && change && <KeepForm session={session} />}
      {change && <ChangeForm session={session} change={change} people={people} timeZone={timeZone} />}
      {change && <CancelForm session={session} change={change} />}
    </>
  );
}

function FieldText({
  session: { input, asking, deskReason },
  side,
}: {
  session: ShownSession;
  side: CasePage["side"];
}) {
  const ours = side === "desk";
  return (
    <>
      {input !== null && (
        <div className={`stack-1 ${styles.words}`}>
          <p>{ours ? "The customer asked for another time:" : "You asked for another time:"}</p>
          <p className="keep-lines">{input}</p>
          {asking && <Badge tone="warning">Waiting for an answer</Badge>}
        </div>
      )}
      {deskReason !== null && (
        <div className={`stack-1 ${styles.words}`}>
          <p>{ours ? "The customer was told:" : "Your counsellor wrote:"}</p>
          <p className="keep-lines">{deskReason}</p>
        </div>
      )}
    </>
  );
}
