import { z } from "zod";

import { messageLengthMax } from "#app/cases/conversation/message-text.ts";
import { checkVariables, templateNameMax } from "#app/cases/templates/template-variables.ts";
import { isServiceSlug } from "#app/catalog/find-service-slug.ts";
import { hidden, readAs, readBy } from "#app/forms/fields.ts";
import { itemStates } from "#app/orders/order-state.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { plainLine, plainParagraphs, readersLength } from "#app/platform/plain-text.ts";

export const templateFields = z.object({
  name: readAs(readName, `Give it a name of at most ${templateNameMax} characters.`),
  /** Empty for all of them. */
  service: hidden.transform((slug, context) => {
    if (slug === "") return null;
    if (isServiceSlug(slug)) return slug;
    context.addIssue("Choose a service from the list.");
    return z.NEVER;
  }),
  state: hidden.transform((word, context) => {
    const state = itemStates.find((one) => one === word);
    if (state !== undefined || word === "") return state ?? null;
    context.addIssue("Choose a state from the list.");
    return z.NEVER;
  }),
  body: readBy(readBody),
});

export type TemplateFields = z.output<typeof templateFields>;

function readName(typed: string): string | null {
  const name = plainLine(typed);
  return name === "" || name.length > templateNameMax ? null : name;
}

function readBody(typed: string): Outcome<string> {
  const body = plainParagraphs(typed);
  if (body === "" || readersLength(body) > messageLengthMax) return wrongLength;
  const checked = checkVariables(body);
  return checked.ok ? done(body) : checked;
}

const wrongLength = refuse({
  code: "invalid_text",
  message: `Write the text, in at most ${messageLengthMax.toLocaleString("en")} characters.`,
  status: 422,
  field: "body",
});
