import type { IntakeAnswers } from "#app/cases/intake/intake-answers.ts";
import type { IntakeField } from "#app/catalog/service-parts/intake-field.ts";

export type KeptFile = { href: string; name: string; size: number };

/** The form as it can be filled in, with what was kept of it. */
export type IntakeFormView = {
  fields: IntakeField[];
  answers: IntakeAnswers;
  files: Record<string, KeptFile[]>;
  /** Empty where no field asks for one. */
  countries: { value: string; label: string }[];
  /** When it was kept for later; null where nothing is kept yet. */
  savedOn: string | null;
  /** The same for the desk's form, which sends it back. */
  seen: string;
  /** How long the service takes from sending. */
  delivery: string;
};

/** An answer as it was sent. */
export type SentAnswer = { label: string; text: string; files: KeptFile[] };

/** What the part shows: what was sent, or the form. Whoever of the desk may not fill it in has neither. */
export type IntakeView = {
  sent: { on: string; fromDesk: boolean; answers: SentAnswer[] } | null;
  form: IntakeFormView | null;
};
