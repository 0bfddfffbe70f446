import { checkFormToken } from "#app/forms/form-token.server.ts";
import type { Outcome, Refusal } from "#app/platform/outcome.ts";
import type { CaseAt, CaseForm, CaseProblem } from "#app/cases/case-part.ts";
import { type CasePartName, caseParts } from "#app/cases/case-parts.server.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { typed } from "#app/forms/read-form.server.ts";

export type CaseAnswer = { next: string } | { problem: CaseProblem; status: Refusal["status"] };

/** Whether a form is one of a part's, by its intent. */
export function isOfPart(form: FormData): boolean {
  return partOf(typed(form, "intent")) !== null;
}

/** Does what a form of a part asks for. `path` is the page's own, to which a browser goes on. */
export async function actOnCase(
  request: Request,
  form: FormData,
  { path, ...at }: CaseAt & { path: string },
): Promise<CaseAnswer> {
  const intent = partOf(typed(form, "intent"));
  const ours = checkFormToken(request, form);
  const outcome = await doIntent(form, { ours, intent, at });
  if (outcome.ok && intent) {
    const said = new URLSearchParams({ done: `${intent.part}.${outcome.value}` });
    return { next: `${path}?${said}#${intent.part}` };
  }
  if (outcome.ok) throw new Error("a form that is not understood is refused");
  const { message, status, field } = outcome.refusal;
  const where = { part: intent?.part ?? "", deed: intent?.deed ?? "" };
  return { problem: { ...where, message, field: field ?? null, typed: typedIn(form) }, status };
}

type Intent = { part: CasePartName; deed: string };

async function doIntent(
  form: FormData,
  { ours, intent, at }: { ours: Outcome<unknown>; intent: Intent | null; at: CaseAt },
): Promise<Outcome<string>> {
  if (!ours.ok) return ours;
  if (!intent) return notUnderstood;
  return caseParts[intent.part].act(readCaseForm(form, intent.deed), at);
}

function partOf(intent: string): Intent | null {
  const [part = "", deed = ""] = intent.split(".");
  return Object.hasOwn(caseParts, part) ? { part: part as CasePartName, deed } : null;
}

function readCaseForm(form: FormData, deed: string): CaseForm {
  return {
    deed,
    field: (name) => cleaned(typed(form, name)),
    fields: (name) =>
      form.getAll(name).flatMap((value) => (typeof value === "string" ? [cleaned(value)] : [])),
    files: (name) =>
      form
        .getAll(name)
        .filter((value): value is File => value instanceof File && (value.size > 0 || value.name !== "")),
  };
}

/** The database takes a NUL in no text, not even to look for it. */
function cleaned(words: string): string {
  return words.replaceAll("\0", "").trim();
}

/** Everything that was typed, so that nobody types it again. */
function typedIn(form: FormData): Record<string, string[]> {
  // Without a prototype: a field may be named `toString`.
  const words = Object.create(null) as Record<string, string[]>;
  for (const [name, value] of form) {
    if (typeof value !== "string" || name === "csrfmiddlewaretoken") continue;
    (words[name] ??= []).push(value);
  }
  return words;
}
