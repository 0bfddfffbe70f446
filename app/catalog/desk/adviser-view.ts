import type { TypedAdviser } from "#app/content/adviser-fields.ts";

/** A line of the list of advisers, for its table and its form. */
export type ShownAdviser = TypedAdviser & {
  id: string;
  seen: string;
  countryName: string;
  expires: string;
  hasExpired: boolean;
  ended: string | null;
};

/** What became of a form that changed nothing, and what was typed. */
export type AdviserAnswer = {
  /** The line's id, or `new`. */
  about: string;
  intent: string;
  message: string;
  field: string | null;
  typed: TypedAdviser;
  reason: string;
  /** What the owner began with; null where they have now read what is so. */
  seen: string | null;
};
