import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";

import { type FormAnswer, isFormAnswer } from "#app/forms/form-answer.ts";
import { checkFormToken } from "#app/forms/form-token.server.ts";
import { isUnseenField } from "#app/forms/fields.ts";
import { readForm, readUpload } from "#app/forms/read-form.server.ts";
import { typedValues, sentFields } from "#app/forms/sent-fields.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome, type Refused } from "#app/platform/outcome.ts";
import { limitedContext } from "#app/platform/request-context.ts";

export type Visit = {
  request: Request;
  url: URL;
  params: Record<string, string | undefined>;
  context: Readonly<RouterContextProvider>;
};

type Posted<Schema extends z.ZodObject, Who> = {
  fields: z.output<Schema>;
  /** For fields whose names were made with the page. */
  form: FormData;
  who: Who;
  now: Date;
} & Visit;

type Preview = { preview: Record<string, unknown> };

/** A refusal is shown on the page. Success redirects to `?done=<intent>`, or answers as given. */
type Done<Answer> = Outcome<unknown> | Preview | Response | Data<Answer>;
type Data<Answer> = ReturnType<typeof data<Answer>>;

type Definition<Schema extends z.ZodObject, Who, Answer> = {
  /** A function where it depends on the sender. */
  schema: Schema | ((who: Who) => Schema);
  /** Besides passwords: never sent back to the page. */
  secrets?: readonly string[];
  run: (posted: Posted<Schema, Who>) => Promise<Done<Answer>> | Done<Answer>;
};

type Kind = {
  /** For a form with files: what is answered when it is too large. */
  tooLarge?: Refused;
  /** False for a choice that does no harm, made on pages that all visitors share. */
  hasToken?: boolean;
};

type Intent<Who, Answer> = Definition<z.ZodObject, Who, Answer>;
export type On<Who> = <Schema extends z.ZodObject, Answer = never>(
  definition: Definition<Schema, Who, Answer>,
) => Intent<Who, Answer>;
type AnswerOf<One> = One extends Intent<never, infer Answer> ? Answer : never;

/**
 * `who` decides who may send forms. Runs the named intent if token and all fields are valid; otherwise answers all
 * problems with what was typed.
 */
export function formAction<Who, Intents extends Record<string, Intent<Who, unknown>>>(
  who: (visit: Visit) => Promise<Who> | Who,
  define: (on: On<Who>) => Intents,
  { tooLarge, hasToken = true }: Kind = {},
) {
  // Lazy, because a page may declare its schemas below its action.
  let defined: Record<string, Intent<Who, unknown>> | null = null;
  const intentsOf = () => (defined ??= define((definition) => definition as never));
  const action = async ({ request, url, params, context }: Visit) => {
    const visit: Visit = { request, url, params, context };
    const sender = await who(visit);
    const body = tooLarge ? await readUpload(request, tooLarge) : done(await readForm(request));
    if (!body.ok) return answerRefusal({ form: new FormData(), name: "" }, body);
    const form = body.value;
    const intents = intentsOf();
    const name = intentIn(form, Object.keys(intents));
    const intent = Object.hasOwn(intents, name) ? intents[name] : undefined;
    const sent = { form, name, secrets: intent?.secrets };
    const limited = context.get(limitedContext);
    if (limited) return answerRefusal(sent, limited);
    const ours = hasToken ? checkFormToken(request, form) : done(undefined);
    if (!ours.ok) return answerRefusal(sent, ours);
    if (!intent) return answerRefusal(sent, notUnderstood);
    const schema = typeof intent.schema === "function" ? intent.schema(sender) : intent.schema;
    const read = parseWithZod(sentFields(form, namesIn(schema)), { schema });
    if (read.status !== "success") return answerErrors(sent, schema, read.reply().error ?? {});
    const answer = await intent.run({ fields: read.value, form, who: sender, now: new Date(), ...visit });
    if (answer instanceof Response) return answer;
    if ("preview" in answer) {
      return answerForm(sent, { errors: {}, message: null, details: answer.preview }, 200);
    }
    if (!("ok" in answer)) return answer as Data<AnswerOf<Intents[keyof Intents]>>;
    return answer.ok ? redirect(`${url.pathname}?done=${name}`, 303) : answerRefusal(sent, answer);
  };
  // By these a test knows every field that it has to send hostile text in.
  return Object.assign(action, { intentsOf });
}

/** The action of a page whose forms are sent by different people: a form of this intent is read by its own, others by `others`. */
export function byIntent<Own, Others>(
  own: Record<string, (visit: Visit) => Promise<Own>>,
  others: (visit: Visit) => Promise<Others>,
) {
  return async (visit: Visit): Promise<Own | Others> => {
    const form = await readForm(visit.request.clone());
    const name = String(form.get("intent"));
    const action = Object.hasOwn(own, name) ? own[name] : undefined;
    return action ? action(visit) : others(visit);
  };
}

/** A button that stands with one of many is named as its intent, and its value says with which. A page with one form need not say. */
function intentIn(form: FormData, names: readonly string[]): string {
  const only = names.length === 1 ? names[0] : "";
  return String(form.get("intent") ?? names.find((name) => form.has(name)) ?? only);
}

/** The action of an address that draws no page: the error page says what was refused. */
export function withoutPage<Action extends (visit: Visit) => Promise<Response | Data<unknown>>>(
  action: Action,
) {
  const withErrors = async (visit: Visit): Promise<Response> => {
    const answer = await action(visit);
    if (answer instanceof Response) return answer;
    const refused = isFormAnswer(answer.data) ? answer.data : null;
    const message = refused && (refused.message ?? Object.values(refused.errors)[0]);
    throw data(message, { status: answer.init?.status ?? 422 });
  };
  return Object.assign(withErrors, action);
}

/** Nested fields use dots: `answer.goal`. */
function namesIn({ shape }: z.ZodObject): string[] {
  return Object.entries(shape).flatMap(([name, field]) =>
    field instanceof z.ZodObject ? Object.keys(field.shape).map((inner) => `${name}.${inner}`) : [name],
  );
}

export function leadTo<Value>(
  outcome: Outcome<Value>,
  address: (value: Value) => string,
): Refused | Response {
  return outcome.ok ? redirect(address(outcome.value), 303) : outcome;
}

type Sent = { form: FormData; name: string; secrets?: readonly string[] | undefined };

function answerRefusal(sent: Sent, { refusal }: Refused) {
  const { field, message, status, details } = refusal;
  const isAtField = field !== undefined && sent.form.has(field);
  const errors = refusal.errors
    ? inFormOrder(refusal.errors, sent.form)
    : isAtField
      ? { [field]: message }
      : {};
  const isWhole = Object.keys(errors).length === 0;
  return answerForm(sent, { errors, message: isWhole ? message : null, ...(details && { details }) }, status);
}

function inFormOrder(errors: Wrong["errors"], form: FormData): Wrong["errors"] {
  const names = [...form.keys()];
  return Object.fromEntries(
    Object.entries(errors).toSorted(([a], [b]) => names.indexOf(a) - names.indexOf(b)),
  );
}

function answerErrors(sent: Sent, { shape }: z.ZodObject, found: Record<string, string[] | null>) {
  const errors = Object.entries(found).map(([name, messages]) => [name, messages?.[0]] as const);
  const isUnseen = (name: string) => name === "" || isUnseenField(shape[name]);
  const [, message = null] = errors.find(([name]) => isUnseen(name)) ?? [];
  const atFields = Object.fromEntries(errors.filter(([name]) => !isUnseen(name)));
  return answerForm(sent, { errors: atFields, message }, 422);
}

type Wrong = Pick<FormAnswer, "message" | "details"> & { errors: Partial<Record<string, string>> };

function answerForm({ form, name, secrets }: Sent, { errors, ...wrong }: Wrong, status: number) {
  const named = Object.entries(errors).flatMap(([field, error]) => (error ? [[field, error] as const] : []));
  const answer = {
    intent: name,
    fields: typedValues(form, secrets),
    errors: Object.fromEntries(named),
    ...wrong,
  };
  return data<FormAnswer>(answer, { status, headers: { "Cache-Control": "no-store" } });
}
