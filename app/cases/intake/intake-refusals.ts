import type { IntakeProblem } from "#app/cases/intake/check-intake.ts";
import { type Refusal, type Refused, refuse } from "#app/platform/outcome.ts";

export const unknownCase = refuse({
  code: "unknown_item",
  message: "This service was not found in your account.",
  status: 404,
});

export const alreadySent = refuse({
  code: "already_sent",
  message: "This form has already been sent and was not changed. Add something in the conversation.",
  status: 409,
});

export const formClosed = refuse({
  code: "closed",
  message: "This service no longer needs the form. Nothing was changed.",
  status: 409,
});

export function answerField(name: string): string {
  return `answer.${name}`;
}

/** Lists all problems; the first is the refusal's code for programs. */
export function wrongAnswers(problems: readonly IntakeProblem[], file: Refusal | null = null): Refused {
  const wrong = problems.map(({ name, message }) => [answerField(name), message] as const);
  const [[field, message] = []] = wrong;
  const errors = { ...(file?.field && { [file.field]: file.message }), ...Object.fromEntries(wrong) };
  return refuse({ code: "wrong_answer", message: message ?? "", status: 422, field: field ?? "", errors });
}
