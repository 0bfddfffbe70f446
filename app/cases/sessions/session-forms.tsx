import {
  askHoursBeforeMin,
  appointmentWordsLength,
  meetingLinkLengthMax,
  sessionMinutes,
} from "#app/cases/sessions/appointment-limits.ts";
import { CaseForm } from "#app/cases/case-form.tsx";
import type { CasePage, CaseProblem } from "#app/cases/case-part.ts";
import type { BookView, ChangeView, Option, ShownSession } from "#app/cases/sessions/sessions-view.ts";
import styles from "#app/cases/sessions/sessions.module.css";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

type About = { session: ShownSession; page: CasePage };
type Around = { people: Option[]; timeZone: string };

/** The next session, for whoever works on the service or a colleague. */
export function BookForm({ book, people, timeZone, page }: Around & { book: BookView; page: CasePage }) {
  const problem = page.problem?.deed === "book" ? page.problem : null;
  const [first] = book.kinds;
  const hidden = {
    appointment: book.appointmentId,
    ...(book.kinds.length === 1 && { kind: first?.value ?? "" }),
  };
  return (
    <Disclosure summary="Book a session" open={problem !== null}>
      <CaseForm page={page} intent="sessions.book" hidden={hidden}>
        {book.kinds.length > 1 && (
          <SelectField
            label="What is held"
            name="kind"
            options={book.kinds}
            defaultValue={was(problem, "kind")}
          />
        )}
        <PlaceFields
          kept={{
            local: "",
            minutes: first?.minutes ?? 60,
            counsellor: book.counsellor,
            meetingLink: book.meetingLink,
          }}
          people={people}
          timeZone={timeZone}
          problem={problem}
        />
        <Button type="submit">Book Session</Button>
      </CaseForm>
    </Disclosure>
  );
}

/** Another time, place or counsellor. Another time answers a customer who has asked for one. */
export function ChangeForm({
  session,
  change,
  people,
  timeZone,
  page,
}: About & Around & { change: ChangeView }) {
  const problem = problemOf(page, "move", session);
  return (
    <Disclosure summary={<Summary words="Change the time" session={session} />} open={problem !== null}>
      <CaseForm
        // Once it has been changed, the fields show what is kept.
        key={change.seen}
        page={page}
        intent="sessions.move"
        hidden={{ appointment: session.id, seen: String(change.seen) }}
      >
        <PlaceFields
          kept={{ ...change, minutes: session.minutes }}
          people={people}
          timeZone={timeZone}
          problem={problem}
        />
        <Button type="submit">Change Session</Button>
      </CaseForm>
    </Disclosure>
  );
}

export function KeepForm({ session, page }: About) {
  const problem = problemOf(page, "keep", session);
  return (
    <Disclosure summary={<Summary words="Keep the time" session={session} />} open={problem !== null}>
      <CaseForm page={page} intent="sessions.keep" hidden={{ appointment: session.id }}>
        <WordsField label="Why it stays, for the customer" problem={problem} />
        <Button type="submit">Keep the Time</Button>
      </CaseForm>
    </Disclosure>
  );
}

/** Behind a line that opens, so that no slip of a finger cancels. */
export function CancelForm({ session, change, page }: About & { change: ChangeView }) {
  const problem = problemOf(page, "cancel", session);
  return (
    <Disclosure summary={<Summary words="Cancel the session" session={session} />} open={problem !== null}>
      <CaseForm
        page={page}
        intent="sessions.cancel"
        hidden={{ appointment: session.id, seen: String(change.seen) }}
      >
        <p>It is left to be booked again.</p>
        <WordsField label="Why it is cancelled, for the customer" problem={problem} />
        <Button type="submit" variant="danger">
          Cancel Session
        </Button>
      </CaseForm>
    </Disclosure>
  );
}

/** How it went, once it has begun. */
export function EndForms({ session, page }: About) {
  return (
    <div className={styles.ends}>
      {ends.map(({ deed, words }) => (
        <CaseForm key={deed} page={page} intent={`sessions.${deed}`} hidden={{ appointment: session.id }}>
          <Button type="submit" size="small">
            {words}
          </Button>
        </CaseForm>
      ))}
    </div>
  );
}

const ends = [
  { deed: "held", words: "Mark as Held" },
  { deed: "no_show", words: "Mark as Missed" },
];

/** The customer's one wish for another time. */
export function AskForm({ session, page }: About) {
  const problem = problemOf(page, "ask", session);
  return (
    <Disclosure summary={<Summary words="Ask for another time" session={session} />} open={problem !== null}>
      <CaseForm page={page} intent="sessions.ask" hidden={{ appointment: session.id }}>
        <p>You can ask once for each session, until {askHoursBeforeMin} hours before it begins.</p>
        <WordsField label="Which times suit you" problem={problem} />
        <Button type="submit">Ask for Another Time</Button>
      </CaseForm>
    </Disclosure>
  );
}

type PlaceProps = Around & {
  kept: { local: string; minutes: number; counsellor: string; meetingLink: string };
  problem: CaseProblem | null;
};

function PlaceFields({ kept, people, timeZone, problem }: PlaceProps) {
  return (
    <>
      <Field
        label="Day and time"
        hint={`On the clock of ${timeZone.replaceAll("_", " ")}.`}
        name="starts_at"
        type="datetime-local"
        width="medium"
        defaultValue={was(problem, "starts_at") ?? kept.local}
        error={errorAt(problem, "starts_at")}
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
        defaultValue={was(problem, "minutes") ?? String(kept.minutes)}
        error={errorAt(problem, "minutes")}
        required
      />
      <Field
        label="Meeting link"
        hint="The whole address, beginning with https://."
        name="meeting_link"
        type="url"
        maxLength={meetingLinkLengthMax}
        defaultValue={was(problem, "meeting_link") ?? kept.meetingLink}
        error={errorAt(problem, "meeting_link")}
        required
      />
      <SelectField
        label="Held by"
        name="counsellor"
        options={people}
        placeholder="Choose a colleague"
        defaultValue={was(problem, "counsellor") ?? kept.counsellor}
        error={errorAt(problem, "counsellor")}
        required
      />
    </>
  );
}

function WordsField({ label, problem }: { label: string; problem: CaseProblem | null }) {
  return (
    <TextAreaField
      label={label}
      name="words"
      rows={3}
      required
      maxLength={appointmentWordsLength.max}
      defaultValue={was(problem, "words")}
      error={errorAt(problem, "words")}
    />
  );
}

function Summary({ words, session: { title } }: { words: string; session: ShownSession }) {
  return (
    <>
      {words}
      <span className="visually-hidden">: {title}</span>
    </>
  );
}

/** What was refused of this form, which stands on the page once for each session. */
function problemOf({ problem }: CasePage, deed: string, session: ShownSession): CaseProblem | null {
  return problem?.deed === deed && problem.typed["appointment"]?.[0] === session.id ? problem : null;
}

function was(problem: CaseProblem | null, name: string): string | undefined {
  return problem?.typed[name]?.[0];
}

function errorAt(problem: CaseProblem | null, name: string): string | null {
  return problem?.field === name ? problem.message : null;
}
