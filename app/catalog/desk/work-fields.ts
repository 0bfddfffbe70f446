import { z } from "zod";

import { addedKinds, type AddedKind, workLengthMax } from "#app/catalog/work-edits.ts";
import { reasonText } from "#app/desk/reason.ts";
import { hidden, readAs, readBy, ticked } from "#app/forms/fields.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { plainLine, readersLength } from "#app/platform/plain-text.ts";

const question = {
  label: line("label", "Write the question."),
  hint: line("hint", null),
  required: ticked,
};
const step = { step_text: line("step_text", "Write the step.") };
const named = { seen: hidden, name: hidden };

export const changedQuestionFields = z.object({ ...named, ...question });
export const addedQuestionFields = z.object({
  seen: hidden,
  ...question,
  kind: readAs(
    (typed) => (Object.keys(addedKinds) as AddedKind[]).find((kind) => kind === typed) ?? null,
    "Choose what is answered.",
  ),
});
export const changedStepFields = z.object({ ...named, ...step });
export const addedStepFields = z.object({
  seen: hidden,
  ...step,
  by: readAs(
    (typed) => (["counsellor", "customer"] as const).find((by) => by === typed) ?? null,
    "Choose who does it.",
  ),
});
const listed = {
  ...named,
  list: readAs(
    (typed) => (["questions", "steps"] as const).find((list) => list === typed) ?? null,
    "Choose a list.",
  ),
};
export const movedPartFields = z.object(listed);
export const retiredPartFields = z.object({ ...listed, reason: reasonText });

function line(name: keyof typeof workLengthMax, missing: string | null) {
  return readBy((typed): Outcome<string> => {
    const most = workLengthMax[name];
    const text = plainLine(typed.slice(0, 20 * most));
    if (text === "" && missing !== null) return invalid(missing);
    return readersLength(text) > most ? invalid(`Write at most ${most} characters.`) : done(text);
  });
}

function invalid(message: string) {
  return refuse({ code: "invalid_text", message, status: 422 });
}
