import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect, type RouterContextProvider } from "react-router";
import type { z } from "zod";

import type { FormAnswer } from "#app/forms/form-answer.ts";
import { checkFormToken } from "#app/forms/form-token.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { saidBack, sentFields } from "#app/forms/sent-fields.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import type { Outcome, Refused } from "#app/platform/outcome.ts";

/** What a route's action is given. */
export type Visit = {
  request: Request;
  url: URL;
  params: Record<string, string | undefined>;
  context: Readonly<RouterContextProvider>;
};

/** A form that was read and is ours: its fields, who sent it, when and where. */
type Posted<Schema extends z.ZodObject, Who> = { fields: z.output<Schema>; who: Who; now: Date } & Visit;

type Done = Outcome<unknown> | Response;

type Definition<Schema extends z.ZodObject, Who> = {
  /** What the fields hold; a function where that depends on who sends them. */
  schema: Schema | ((who: Who) => Schema);
  /** Does it. Where it leads nowhere else, its own page comes again with `?done=` and the intent. */
  run: (posted: Posted<Schema, Who>) => Promise<Done> | Done;
};

type Intent<Who> = Definition<z.ZodObject, Who>;
type On<Who> = <Schema extends z.ZodObject>(definition: Definition<Schema, Who>) => Intent<Who>;

/**
 * The action of a page with forms. `who` lets in whoever may send one. Of the intents the one that the form names is
 * run, once its token and all its fields are right. Otherwise everything that is wrong is answered at once, with what was
 * sent.
 */
export function formAction<Who>(
  who: (visit: Visit) => Promise<Who> | Who,
  define: (on: On<Who>) => Record<string, Intent<Who>>,
) {
  const intents = define((definition) => definition as unknown as Intent<Who>);
  return async ({ request, url, params, context }: Visit) => {
    const visit: Visit = { request, url, params, context };
    const sender = await who(visit);
    const form = await readForm(request);
    const name = String(form.get("intent") ?? "");
    const ours = checkFormToken(request, form);
    if (!ours.ok) return answerRefusal(form, name, ours);
    const intent = Object.hasOwn(intents, name) ? intents[name] : undefined;
    if (!intent) return answerRefusal(form, name, notUnderstood);
    const schema = typeof intent.schema === "function" ? intent.schema(sender) : intent.schema;
    const sent = parseWithZod(sentFields(form, Object.keys(schema.shape)), { schema });
    if (sent.status !== "success") return answerErrors(form, name, sent.reply().error ?? {});
    const done = await intent.run({ fields: sent.value, who: sender, now: new Date(), ...visit });
    if (done instanceof Response) return done;
    return done.ok ? redirect(`${url.pathname}?done=${name}`, 303) : answerRefusal(form, name, done);
  };
}

/** Leads on from what was done; a refusal is answered by the page. */
export function leadTo<Value>(
  outcome: Outcome<Value>,
  address: (value: Value) => string,
): Refused | Response {
  return outcome.ok ? redirect(address(outcome.value), 303) : outcome;
}

function answerRefusal(form: FormData, intent: string, { refusal: { field, message, status } }: Refused) {
  const atField = field !== undefined && form.has(field);
  const errors: Record<string, string> = atField ? { [field]: message } : {};
  return data<FormAnswer>(
    { intent, fields: saidBack(form), errors, message: atField ? null : message },
    { status },
  );
}

function answerErrors(form: FormData, intent: string, found: Record<string, string[] | null>) {
  const named = Object.entries(found).filter(([, messages]) => messages !== null && messages.length > 0);
  const { "": whole = null, ...errors } = Object.fromEntries(
    named.map(([name, messages]) => [name, messages![0]!]),
  );
  return data<FormAnswer>({ intent, fields: saidBack(form), errors, message: whole }, { status: 422 });
}
