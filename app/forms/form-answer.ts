/** A refusal or a preview, with what was typed. Never contains passwords or codes. */
export type FormAnswer = {
  intent: string;
  fields: Record<string, string[]>;
  errors: Record<string, string>;
  message: string | null;
  details?: Record<string, unknown>;
};

export function isFormAnswer(answer: unknown): answer is FormAnswer {
  return typeof answer === "object" && answer !== null && "intent" in answer && "errors" in answer;
}

export function inputId(name: string): string {
  return `field-${name}`;
}
