import type { Row } from "#app/desk/record-row.ts";
import type { SelectOption } from "#app/ui/select-field.tsx";

/** One person's page: what is known of them in words, and what may be done about it. */
export type PersonView = {
  id: string;
  name: string;
  facts: { label: string; words: string }[];
  openItems: string;
  /** What is booked with them, and leads to where it is given another time or counsellor. */
  sessions: Row[];
  holidays: { id: string; words: string }[];
  /** The first day that a holiday can end on; null where their holidays are not this member's to change. */
  today: string | null;
  /** Whom their work can be given to, and which part of it; null where that is not this member's to do. */
  reassign: { people: SelectOption[]; parts: SelectOption[] } | null;
};

/** Why a form was refused, and what was typed in it. */
export type PersonProblem = {
  intent: string;
  message: string;
  field: string | null;
  startsOn: string;
  endsOn: string;
  to: string;
  part: string;
};
