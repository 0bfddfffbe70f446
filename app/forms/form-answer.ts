/**
 * Why a form was refused, or what it would do, and what was sent, for its fields to show again. Passwords and codes are
 * never said back.
 */
export type FormAnswer = {
  intent: string;
  /** By name, as it was sent. */
  fields: Record<string, string[]>;
  /** By name of the field, all at once. */
  errors: Record<string, string>;
  /** What is wrong with the form as a whole. */
  message: string | null;
  /** What its page shows besides. */
  details?: Record<string, unknown>;
};

/** Whether an action's answer is that of a form that was refused. */
export function isFormAnswer(answer: unknown): answer is FormAnswer {
  return typeof answer === "object" && answer !== null && "intent" in answer && "errors" in answer;
}

/** The id of the input of the form that was refused, for a link to lead there. */
export function inputId(name: string): string {
  return `field-${name}`;
}
