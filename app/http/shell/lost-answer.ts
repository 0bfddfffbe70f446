import type { FormAnswer } from "#app/forms/form-answer.ts";
import { typedValues } from "#app/forms/sent-fields.ts";

const lost =
  "The connection was lost before our answer came. Please check whether this arrived before you send it again.";

/**
 * What a form is answered whose own answer was lost with the line, or came from before the page's own action: the page
 * stays, with what was typed.
 */
export function lostAnswer(body: BodyInit | null | undefined, message = lost): Response {
  const sent = new FormData();
  if (body instanceof FormData || body instanceof URLSearchParams) {
    for (const [name, value] of body) sent.append(name, value);
  }
  const answer: FormAnswer = {
    intent: String(sent.get("intent") ?? ""),
    fields: typedValues(sent),
    errors: {},
    message,
  };
  // Timed out: the page looks again at what there is.
  return new Response(asRouterReads({ data: answer }), {
    status: 408,
    headers: { "X-Remix-Response": "yes" },
  });
}

type Plain = string | readonly Plain[] | { readonly [name: string]: Plain };

/** React Router reads a list in which each value names the places of those in it. */
function asRouterReads(value: object): string {
  const places: unknown[] = [];
  const place = (one: Plain): number => {
    const at = places.push(null) - 1;
    if (typeof one === "string") places[at] = one;
    else if (Array.isArray(one)) places[at] = one.map((inner: Plain) => place(inner));
    else {
      const named = Object.entries(one).map(([name, inner]) => [`_${place(name)}`, place(inner)]);
      places[at] = Object.fromEntries(named);
    }
    return at;
  };
  place(value as Plain);
  return `${JSON.stringify(places)}\n`;
}
