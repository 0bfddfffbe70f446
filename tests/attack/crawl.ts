import { findForms, findLinks, type FoundForm } from "#tests/attack/find-forms.ts";
import type { Visitor } from "#tests/attack/visitor.ts";

export type Attacker = { role: string; visitor: Visitor; forms: FoundForm[]; paths: string[] };

/** Of pages that look alike, so many are looked at. */
const alikeMax = 2;
const pagesMax = 400;
/** Nobody comes back from it. */
const ending = /^\/account\/delete/;

/** Follows links from `starts` as one browser, and collects every form and address. */
export async function crawl(role: string, visitor: Visitor, starts: readonly string[]): Promise<Attacker> {
  const waiting = [...starts];
  const looked = new Map<string, number>();
  const forms = new Map<string, FoundForm>();
  const paths: string[] = [];
  for (let path = waiting.shift(); path !== undefined && paths.length < pagesMax; path = waiting.shift()) {
    const kind = kindOf(path);
    const times = looked.get(kind) ?? 0;
    if (times >= alikeMax) continue;
    looked.set(kind, times + 1);
    const { status, headers, text } = await visitor.ask({ method: "GET", path });
    const to = headers.location;
    if (to?.startsWith("/")) waiting.push(to);
    if (status !== 200) continue;
    paths.push(path);
    if (!headers["content-type"]?.startsWith("text/html")) continue;
    for (const form of findForms(text, path)) {
      const names = form.fields.map(({ name, value }) => (name === "intent" ? `intent=${value}` : name));
      const key = `${form.method} ${kindOf(form.action)} ${names.join()}`;
      if (!ending.test(form.action) && !forms.has(key)) forms.set(key, form);
    }
    waiting.push(...findLinks(text).filter((link) => (looked.get(kindOf(link)) ?? 0) < alikeMax));
  }
  return { role, visitor, forms: [...forms.values()], paths };
}

/** The address without what names a record, and with the names of its query alone. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, "http://site.invalid");
  const named = /^\/(service\/premium|service\/publish-testimonial|payment_link|profile|social)\//.exec(
    pathname,
  );
  const place = named
    ? named[0]
    : pathname
        .split("/")
        .map((part) => (/\d|%/.test(part) ? "*" : part))
        .join("/");
  return `${place}?${[...new Set(searchParams.keys())].toSorted().join("&")}`;
}
