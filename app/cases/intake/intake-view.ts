import type { IntakeAnswers } from "#app/cases/intake/intake-answers.ts";
import type { IntakeField } from "#app/catalog/service-parts/intake-field.ts";

export type KeptFile = { href: string; name: string; size: number };

export type IntakeFormView = {
  fields: IntakeField[];
  answers: IntakeAnswers;
  files: Record<string, KeptFile[]>;
  countries: { value: string; label: string }[];
  /** Null while nothing is saved. */
  savedOn: string | null;
  /** When the shown answers were saved; sent back to detect changes. */
  seen: string;
  delivery: string;
  /** The questions whose answers come from other forms or the account. */
  prefilled: string[];
};

export type SentAnswer = { label: string; text: string; files: KeptFile[] };

/** Both null for desk members who may not fill it in. */
export type IntakeView = {
  sent: { on: string; fromDesk: boolean; answers: SentAnswer[] } | null;
  form: IntakeFormView | null;
};
