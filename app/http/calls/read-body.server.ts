import { done, refuse, type Outcome } from "#app/platform/outcome.ts";

/** Bytes. */
export const bodyBytesMax = 64 * 1024;

type Fields = Record<string, unknown>;

const malformed = (message: string) => refuse({ code: "malformed", message, status: 400 });

/** Refuses bodies that two parsers could read differently. */
export function readBody(text: string, contentType: string | null | undefined): Outcome<Fields> {
  if (text.length > bodyBytesMax) {
    return refuse({ code: "too_large", message: "The request is too large.", status: 413 });
  }
  const type = contentType?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (text.trim() === "") return done({});
  if (type === "application/json") return readJson(text);
  if (type === "application/x-www-form-urlencoded") return readForm(text);
  return malformed("Send the fields as application/json or application/x-www-form-urlencoded.");
}

function readJson(text: string): Outcome<Fields> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return malformed("The body is not valid JSON.");
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    return malformed("The body must be a JSON object.");
  }
  if (text.includes("\\u0000") && nullEscape.test(text)) return nullCharacter;
  // `JSON.parse` keeps one of each, so as many as were sent means that none was repeated.
  const kept = countKeys(body);
  const repeated = kept === colonsIn(text) || kept === keysIn(text) ? null : repeatedJsonKey(text);
  if (repeated !== null) return malformed(`The field "${repeated}" is given more than once.`);
  return done(body as Fields);
}

/** Valid JSON can write NUL only as this escape, and Postgres cannot store it. */
const nullEscape = /(?<!\\)(?:\\\\)*\\u0000/;

const nullCharacter = malformed("The fields hold a null character, which no text may.");

/** `links` is a list, so it alone may repeat. */
function readForm(text: string): Outcome<Fields> {
  const fields: Fields = {};
  const links: string[] = [];
  for (const [name, value] of new URLSearchParams(text)) {
    if (`${name}${value}`.includes("\0")) return nullCharacter;
    if (name === "links" || name === "links[]") links.push(value);
    else if (Object.hasOwn(fields, name)) return malformed(`The field "${name}" is given more than once.`);
    else Object.defineProperty(fields, name, { value, enumerable: true });
  }
  // A single value may hold several, separated by commas.
  if (links.length > 0) fields["links"] = links.length === 1 ? links[0] : links;
  return done(fields);
}

/** No fewer than the keys, and counted faster. Usually no value has one. */
function colonsIn(json: string): number {
  let colons = 0;
  for (let at = json.indexOf(":"); at >= 0; at = json.indexOf(":", at + 1)) colons += 1;
  return colons;
}

/** A string is a key exactly when a colon follows. */
const stringsAndKeys = /"(?:\\.|[^"\\])*"(?:\s*:)?/g;

function keysIn(json: string): number {
  return json.match(stringsAndKeys)?.filter((token) => token.endsWith(":")).length ?? 0;
}

/** Without recursion: a body may nest as deep as it is long. */
function countKeys(body: object): number {
  const values = [body];
  let keys = 0;
  for (const value of values) {
    const inside: unknown[] = Object.values(value);
    if (!Array.isArray(value)) keys += inside.length;
    for (const one of inside) if (typeof one === "object" && one !== null) values.push(one);
  }
  return keys;
}

const jsonTokens = /"(?:\\.|[^"\\])*"|[{}[\],:]/g;

/** Null without duplicates. `JSON.parse` silently keeps the last, so two readers could disagree. */
function repeatedJsonKey(text: string): string | null {
  const open: (Set<string> | null)[] = [];
  let keyExpected = false;
  for (const [token] of text.matchAll(jsonTokens)) {
    if (token === "{") open.push(new Set());
    else if (token === "[") open.push(null);
    else if (token === "}" || token === "]") open.pop();
    const keys = open.at(-1);
    if (token.startsWith('"') && keyExpected && keys) {
      const key = JSON.parse(token) as string;
      if (keys.has(key)) return key;
      keys.add(key);
    }
    keyExpected = (token === "{" || token === ",") && Boolean(keys);
  }
  return null;
}
