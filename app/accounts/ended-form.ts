/** A form whose sender was not signed in any more: an error that a page explains. */
export type EndedForm = {
  ended: true;
  /** The page of the form. */
  to: string;
  /** What was chosen and typed; null where it was too large to be said back. */
  text: [name: string, value: string][] | null;
  hadFiles: boolean;
  /** Passwords and codes are never said back. */
  hadSecrets: boolean;
};

export function isEndedForm(error: unknown): error is EndedForm {
  return typeof error === "object" && error !== null && "ended" in error && "to" in error;
}

/** By what the tab would keep this very form: others of the same page may have been typed in as well. */
export function keptAs({ to, text }: Pick<EndedForm, "to" | "text">): string {
  const path = to.split(/[?#]/, 1)[0] ?? to;
  return text === null ? path : `${path} ${text.find(([name]) => name === "intent")?.[1] ?? ""}`;
}
