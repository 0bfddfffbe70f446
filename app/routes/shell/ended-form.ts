/** A form whose sender was not signed in any more: an error that a page explains. */
export type EndedForm = {
  ended: true;
  /** The page of the form. */
  to: string;
  /** What was chosen and typed; null where it was too large to be said back. */
  words: [name: string, value: string][] | null;
  hadFiles: boolean;
};

export function isEndedForm(error: unknown): error is EndedForm {
  return typeof error === "object" && error !== null && "ended" in error && "to" in error;
}
