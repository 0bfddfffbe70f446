export type EndedForm = {
  ended: true;
  to: string;
  /** Null when too large to give back. */
  text: [name: string, value: string][] | null;
  hadFiles: boolean;
  hadSecrets: boolean;
};

export function isEndedForm(error: unknown): error is EndedForm {
  return typeof error === "object" && error !== null && "ended" in error && "to" in error;
}

/** Includes the values: several forms of one page may be saved. */
export function keptAs({ to, text }: Pick<EndedForm, "to" | "text">): string {
  const path = to.split(/[?#]/, 1)[0] ?? to;
  return text === null ? path : `${path} ${text.find(([name]) => name === "intent")?.[1] ?? ""}`;
}
