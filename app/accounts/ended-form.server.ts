import { createContext, data, redirect, type RouterContextProvider } from "react-router";

import { logInPath } from "#app/accounts/log-in-path.ts";
import { formTokenField } from "#app/forms/sent-fields.ts";
import type { EndedForm } from "#app/accounts/ended-form.ts";
import { textPartBytesMax } from "#app/forms/multipart-text.ts";
import { typedValues } from "#app/forms/sent-fields.ts";

export const postedByVisitorContext = createContext<Request | null>(null);

const fieldsMax = 500;

/** A form sent after the session ended is not carried out; a page gives back what was typed. */
export async function logInFirst(context: Readonly<RouterContextProvider>, to: string): Promise<never> {
  const posted = context.get(postedByVisitorContext);
  if (!posted) throw redirect(logInPath(to), 303);
  throw data<EndedForm>({ ended: true, to, ...(await readText(posted)) }, { status: 401 });
}

/** Text only: a browser cannot refill a file field. */
async function readText(posted: Request): Promise<Pick<EndedForm, "text" | "hadFiles" | "hadSecrets">> {
  const form = await posted.formData().catch(() => null);
  if (!form) return { text: null, hadFiles: false, hadSecrets: false };
  const fields = typedValues(form, ["code"]);
  const texts = Object.entries(fields).flatMap(([name, values]) =>
    values.map((text): [string, string] => [name, text]),
  );
  const bytes = texts.reduce((sum, [name, text]) => sum + Buffer.byteLength(name + text), 0);
  return {
    text: texts.length <= fieldsMax && bytes <= textPartBytesMax ? texts : null,
    hadFiles: [...form.values()].some((value) => value instanceof File && value.size > 0),
    hadSecrets: [...form.keys()].some((name) => name !== formTokenField && !Object.hasOwn(fields, name)),
  };
}
