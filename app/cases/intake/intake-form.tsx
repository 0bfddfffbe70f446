import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Link, useLocation } from "react-router";

import { logInPath } from "#app/accounts/log-in-path.ts";
import type { CasePage } from "#app/cases/case-part.ts";
import { IntakeFieldView } from "#app/cases/intake/intake-field-view.tsx";
import { answerField } from "#app/cases/intake/intake-refusals.ts";
import styles from "#app/cases/intake/intake-section.module.css";
import type { IntakeFormView } from "#app/cases/intake/intake-view.ts";
import { type Autosave, useAutosave } from "#app/cases/intake/use-autosave.tsx";
import type { IntakeField } from "#app/catalog/service-parts/intake-field.ts";
import { useRefusedForm } from "#app/forms/post-form.tsx";
import { type IntakeSection, intakeSections } from "#app/catalog/service-parts/intake-sections.ts";

type IntakeQuestionsProps = { form: IntakeFormView; side: CasePage["side"] };

/** The questions in sections, each with how many of its answers are there. */
export function IntakeQuestions({ form, side }: IntakeQuestionsProps) {
  const place = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const saved = useAutosave(place, side === "customer" ? `${pathname} intake.send` : null);
  const sent = useRefusedForm()?.fields ?? null;
  const [answered, setAnswered] = useState(() => answeredAtFirst(form, sent));
  const sections = intakeSections(form.fields);
  const count = ({ target }: FormEvent) => {
    const typed = (target as HTMLInputElement).form;
    if (typed) setAnswered((before) => answeredIn(typed, form, before));
  };
  return (
    <div ref={place} className="stack-8" onInput={count} onChange={count}>
      {sections.map((section) => (
        <Section key={section.title} section={section} answered={answered} alone={sections.length === 1}>
          {section.fields.map((field) => (
            <IntakeFieldView key={field.name} field={field} form={form} />
          ))}
        </Section>
      ))}
      <p role="status" className={styles.saved}>
        <AutosaveNote saved={saved} />
      </p>
    </div>
  );
}

type SectionProps = {
  section: IntakeSection;
  answered: ReadonlySet<string>;
  alone: boolean;
  children: ReactNode;
};

function Section({ section: { title, fields }, answered, alone, children }: SectionProps) {
  if (alone) return <div className="stack-4">{children}</div>;
  const needed = fields.filter(({ required }) => required);
  const there = needed.filter(({ name }) => answered.has(name)).length;
  const isDone = needed.length > 0 && there === needed.length;
  const id = `intake-${title.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <fieldset className={`stack-4 ${styles.part}`} aria-labelledby={id}>
      <div className="spread">
        <h3 id={id}>{title}</h3>
        <p className="note" data-done={isDone || undefined}>
          {needed.length === 0 ? "Optional" : `${there} of ${needed.length} answered`}
        </p>
      </div>
      {children}
    </fieldset>
  );
}

/** A refused form shows what was sent. */
function answeredAtFirst(
  { fields, answers, files }: IntakeFormView,
  sent: Partial<Record<string, string[]>> | null,
): ReadonlySet<string> {
  const isThere = ({ name }: IntakeField) =>
    Object.hasOwn(files, name) ||
    (sent ? sent[answerField(name)]?.some((value) => value.trim() !== "") : Object.hasOwn(answers, name));
  return new Set(fields.filter(isThere).map(({ name }) => name));
}

function answeredIn(
  typed: HTMLFormElement,
  { fields, files }: IntakeFormView,
  before: ReadonlySet<string>,
): ReadonlySet<string> {
  const data = new FormData(typed);
  const isThere = ({ name }: IntakeField) =>
    data
      .getAll(answerField(name))
      .some((value) => (value instanceof File ? value.size > 0 : value.trim() !== "")) ||
    Object.hasOwn(files, name);
  const now = new Set(fields.filter(isThere).map(({ name }) => name));
  return now.size === before.size && [...now].every((name) => before.has(name)) ? before : now;
}

function AutosaveNote({ saved }: { saved: Autosave }) {
  const { pathname } = useLocation();
  switch (saved) {
    case "nothing":
      return null;
    case "saving":
      return "Saving your draft.";
    case "saved":
      return "Draft saved. We start once you send it.";
    case "offline":
      return "You are offline. What you typed is kept on this device until it is sent.";
    case "ended":
      return (
        <>
          You were signed out. What you typed is kept on this device until it is sent.{" "}
          <Link to={`${logInPath(pathname)}&ended=`}>Log in to go on</Link>
        </>
      );
    case "wrong":
      return "An answer is not right yet, so the draft is not saved. What you typed is kept on this device.";
    case "failed":
      return "The draft could not be saved. What you typed is kept on this device until it is sent.";
  }
}
