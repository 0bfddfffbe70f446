import {
  askHoursBeforeMin,
  sessionTextLength,
  meetingLinkLengthMax,
  sessionMinutes,
} from "#app/cases/sessions/session-limits.ts";
import { CaseForm } from "#app/cases/case-form.tsx";
import type { BookView, ChangeView, Option, ShownSession } from "#app/cases/sessions/sessions-view.ts";
import { useIsRefused } from "#app/forms/post-form.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Field, TextAreaField } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type About = { session: ShownSession };
type Around = { people: Option[]; timeZone: string };

export function BookForm({ book, people, timeZone }: Around & { book: BookView }) {
  const [first] = book.kinds;
  const hidden = {
    session: book.sessionId,
    ...(book.kinds.length === 1 && { kind: first?.value ?? "" }),
  };
  return (
    <Disclosure summary="Book a session" open={useIsRefused("sessions.book")}>
      <CaseForm intent="sessions.book" hidden={hidden}>
        {book.kinds.length > 1 && <SelectField label="What is held" name="kind" options={book.kinds} />}
        <PlaceFields
          kept={{
            local: "",
            minutes: first?.minutes ?? 60,
            counsellor: book.counsellor,
            meetingLink: book.meetingLink,
          }}
          people={people}
          timeZone={timeZone}
        />
        <SubmitButton>Book Session</SubmitButton>
      </CaseForm>
    </Disclosure>
  );
}

export function ChangeForm({ session, change, people, timeZone }: About & Around & { change: ChangeView }) {
  const about = { session: session.id };
  return (
    <Disclosure
      summary={<Summary text="Change the time" session={session} />}
      open={useIsRefused("sessions.move", about)}
    >
      <CaseForm
        // After a change, the fields show the stored values.
        key={change.seen}

        intent="sessions.move"
        about={about}
        hidden={{ seen: String(change.seen) }}
      >
        <PlaceFields kept={{ ...change, minutes: session.minutes }} people={people} timeZone={timeZone} />
        <SubmitButton>Change Session</SubmitButton>
      </CaseForm>
    </Disclosure>
  );
}

export function KeepForm({ session }: About) {
  const about = { session: session.id };
  return (
    <Disclosure
      summary={<Summary text="Keep the time" session={session} />}
      open={useIsRefused("sessions.keep", about)}
    >
      <CaseForm intent="sessions.keep" about={about}>
        <TextField label="Why it stays, for the customer" />
        <SubmitButton>Keep the Time</SubmitButton>
      </CaseForm>
    </Disclosure>
  );
}

/** Collapsed, so a stray click cancels nothing. */
export function CancelForm({ session, change }: About & { change: ChangeView }) {
  const about = { session: session.id };
  return (
    <Disclosure
      summary={<Summary text="Cancel the session" session={session} />}
      open={useIsRefused("sessions.cancel", about)}
    >
      <CaseForm intent="sessions.cancel" about={about} hidden={{ seen: String(change.seen) }}>
        <p>The session can be booked again.</p>
        <TextField label="Why it is cancelled, for the customer" />
        <SubmitButton variant="danger">Cancel Session</SubmitButton>
      </CaseForm>
    </Disclosure>
  );
}

export function EndForms({ session }: About) {
  const about = { session: session.id };
  const isRefused = useIsRefused("sessions.missed", about);
  return (
    <>
      <CaseForm intent="sessions.held" about={about}>
        <SubmitButton size="small">Mark as Held</SubmitButton>
      </CaseForm>
      {session.can.proposeMissed && (
        <Disclosure summary={<Summary text="The customer did not come" session={session} />} open={isRefused}>
          <CaseForm intent="sessions.missed" about={about}>
            <p>A manager decides whether the session counts as used.</p>
            <TextField label="What happened, for the customer" />
            <SubmitButton>Propose as Missed</SubmitButton>
          </CaseForm>
        </Disclosure>
      )}
    </>
  );
}

/** A manager's, once a counsellor says that the customer did not come. */
export function DecideMissedForms({ session }: About) {
  const about = { session: session.id };
  return (
    <div className="row">
      <CaseForm intent="sessions.agree_missed" about={about}>
        <SubmitButton size="small">It Was Missed</SubmitButton>
      </CaseForm>
      <CaseForm intent="sessions.decline_missed" about={about}>
        <SubmitButton size="small">It Was Not</SubmitButton>
      </CaseForm>
    </div>
  );
}

export function GiveBackForm({ session }: About) {
  const about = { session: session.id };
  return (
    <Disclosure
      summary={<Summary text="Give it back" session={session} />}
      open={useIsRefused("sessions.give_back", about)}
    >
      <CaseForm intent="sessions.give_back" about={about}>
        <p>The session can be booked again.</p>
        <TextField label="Why it does not count as missed, for the customer" />
        <SubmitButton>Give Back</SubmitButton>
      </CaseForm>
    </Disclosure>
  );
}

export function AskForm({ session }: About) {
  const about = { session: session.id };
  return (
    <Disclosure
      summary={<Summary text="Ask for another time" session={session} />}
      open={useIsRefused("sessions.ask", about)}
    >
      <CaseForm intent="sessions.ask" about={about}>
        <p>You can ask once for each session, until {askHoursBeforeMin} hours before it begins.</p>
        <TextField label="Which times suit you" />
        <SubmitButton>Ask for Another Time</SubmitButton>
      </CaseForm>
    </Disclosure>
  );
}

type PlaceProps = Around & {
  kept: { local: string; minutes: number; counsellor: string; meetingLink: string };
};

function PlaceFields({ kept, people, timeZone }: PlaceProps) {
  return (
    <>
      <Field
        label="Day and time"
        hint={`On the clock of ${timeZone.replaceAll("_", " ")}.`}
        name="starts_at"
        type="datetime-local"
        width="medium"
        defaultValue={kept.local}
        required
      />
      <Field
        label="Minutes"
        name="minutes"
        type="number"
        inputMode="numeric"
        width="short"
        min={sessionMinutes.min}
        max={sessionMinutes.max}
        defaultValue={String(kept.minutes)}
        required
      />
      <Field
        label="Meeting link"
        hint="The whole address, beginning with https://."
        name="meeting_link"
        type="url"
        maxLength={meetingLinkLengthMax}
        defaultValue={kept.meetingLink}
        required
      />
      <SelectField
        label="Held by"
        name="counsellor"
        options={people}
        placeholder="Choose a colleague"
        defaultValue={kept.counsellor}
        required
      />
    </>
  );
}

function TextField({ label }: { label: string }) {
  return <TextAreaField label={label} name="text" rows={3} required maxLength={sessionTextLength.max} />;
}

function Summary({ text, session: { title } }: { text: string; session: ShownSession }) {
  return (
    <>
      {text}
      <span className="visually-hidden">: {title}</span>
    </>
  );
}
