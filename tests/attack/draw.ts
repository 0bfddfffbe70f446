import type { Asked } from "#tests/attack/ask.ts";
import { type CallShape, fieldsOf } from "#tests/attack/call-shapes.ts";
import type { Attacker } from "#tests/attack/crawl.ts";
import { encodeForm } from "#tests/attack/encode-form.ts";
import type { FoundForm } from "#tests/attack/find-forms.ts";
import { hostileText, hostileValue } from "#tests/attack/hostile-values.ts";
import type { Chances } from "#tests/chaos/chances.ts";

/** Node takes 16 KB of headers with it, and ends what is longer. */
const addressMax = 8_000;

export type Drawn = { by: Attacker; asked: Asked };
type Means = {
  attackers: readonly Attacker[];
  calls: readonly CallShape[];
  origin: string;
  chances: Chances;
};

/** The next request: most are calls, for they are the quickest to answer; every fifth is a form, every seventh a page. */
export function draw({ attackers, calls, origin, chances }: Means): Drawn {
  const by = chances.pick(attackers);
  const kind = chances.weighed({ call: 66, form: 20, page: 14 });
  const form = kind === "form" && by.forms.length > 0 ? chances.pick(by.forms) : null;
  const asked = form
    ? drawForm(form, chances)
    : kind === "page"
      ? drawPage(by, chances)
      : drawCall(chances.pick(calls), chances);
  const cookie = chances.happens(0.03) && { cookie: hostileCookie(by, chances) };
  return { by, asked: { ...asked, headers: { origin, accept: "text/html", ...asked.headers, ...cookie } } };
}

function drawCall({ path, input, isForm }: CallShape, chances: Chances): Asked {
  const fields = fieldsOf(input, chances);
  const names = [...Object.keys(input.properties ?? {}), "__proto__", "toString"];
  for (let times = chances.below(4); times > 0; times -= 1)
    fields[chances.pick(names)] = hostileValue(chances);
  const asForm = isForm || chances.happens(0.15);
  const text = asForm ? formText(fields) : broken(JSON.stringify(fields), chances);
  const contentType = asForm ? "application/x-www-form-urlencoded" : "application/json";
  const place =
    path.includes("/api/service/") && chances.happens(0.3) ? hostilePath("/api/service/*/", chances) : path;
  return { method: "POST", path: place, headers: { "content-type": contentType }, body: text };
}

function formText(fields: Record<string, unknown>): string {
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [name, textOf(one)]),
  );
  return new URLSearchParams(entries).toString();
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** Some in a hundred: cut short, with a field twice, or no JSON at all. */
function broken(json: string, chances: Chances): string {
  switch (chances.weighed({ whole: 90, cut: 3, twice: 3, text: 2, trailing: 2 })) {
    case "cut":
      return json.slice(0, chances.below(json.length));
    case "twice":
      return json.replace("{", '{"link":"a","link":"b",');
    case "text":
      return hostileText(chances);
    case "trailing":
      return `${json}${chances.pick(["}", "\u0000", ",", "\ufeff"])}`;
    default:
      return json;
  }
}

function drawForm(form: FoundForm, chances: Chances): Asked {
  const path = chances.happens(0.3) ? dataPath(form.action) : form.action;
  const entries = filled(form, chances);
  if (form.method === "GET") {
    const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
    return { method: "GET", path: `${path.split("?", 1)[0]}?${query.toString()}`.slice(0, addressMax) };
  }
  return { method: "POST", path, ...encodeForm(entries, { isMultipart: form.isMultipart, chances }) };
}

type Entry = [name: string, value: string | Buffer];

/** As it stands on the page, with up to three fields changed, one left out, or one sent twice. */
function filled({ fields }: FoundForm, chances: Chances): Entry[] {
  const buttons = fields.filter(({ type }) => type === "button");
  const pressed = buttons.length > 0 ? chances.pick(buttons) : null;
  const sent = fields.filter((field) => field.type !== "button" || field === pressed);
  const changed = new Set(Array.from({ length: chances.below(4) }, () => chances.below(sent.length)));
  const entries = sent.map(({ name, type, value, options }, at): Entry => {
    const isFixed = name === "csrfmiddlewaretoken" || (name === "intent" && chances.happens(0.9));
    if (changed.has(at) && !isFixed) return [name, hostileText(chances)];
    if (type === "file") return [name, Buffer.from(chances.pick(["%PDF-1.4\n", "GIF89a", "<svg/>", ""]))];
    if (options.length > 0) return [name, chances.pick(options)];
    return [
      name,
      value === "" && type !== "hidden" ? chances.pick(["a few words", "12", "2027-01-15", ""]) : value,
    ];
  });
  if (chances.happens(0.05)) entries.splice(chances.below(entries.length), 1);
  const twice = entries[chances.below(entries.length)];
  if (twice && chances.happens(0.05)) entries.push([twice[0], hostileText(chances)]);
  return entries;
}

function drawPage({ paths }: Attacker, chances: Chances): Asked {
  const path = chances.pick(paths.length > 0 ? paths : ["/"]);
  const url = new URL(path, "http://site.invalid");
  if (chances.happens(0.3)) {
    const parts = url.pathname.split("/");
    const at = 1 + chances.below(Math.max(parts.length - 1, 1));
    return {
      method: "GET",
      path: hostilePath(parts.with(Math.min(at, parts.length - 1), "*").join("/"), chances),
    };
  }
  const names = [
    ...url.searchParams.keys(),
    "q",
    "done",
    "next",
    "after",
    "from",
    "sort",
    "page",
    "token",
    "for",
  ];
  for (let times = 1 + chances.below(3); times > 0; times -= 1)
    url.searchParams.append(chances.pick(names), hostileText(chances).slice(0, 2_000));
  const asked = chances.happens(0.3) ? dataPath(url.pathname + url.search) : url.pathname + url.search;
  return { method: "GET", path: asked.slice(0, addressMax) };
}

function hostilePath(pattern: string, chances: Chances): string {
  const text = hostileText(chances).slice(0, 500);
  const part = chances.happens(0.1) ? "%ff%00%c0%ae" : encodeURIComponent(text.toWellFormed());
  return pattern.replace("*", () => part);
}

/** Where the site's own scripts ask. */
function dataPath(path: string): string {
  const [pathname = "", query] = path.split("?", 2);
  return `${pathname}${pathname.endsWith("/") ? "_" : ""}.data${query === undefined ? "" : `?${query}`}`;
}

function hostileCookie({ visitor }: Attacker, chances: Chances): string {
  const text = encodeURIComponent(hostileText(chances).slice(0, 500).toWellFormed());
  const names = ["landfall_currency", "landfall_form", "landfall.session_token", "landfall_device", "x"];
  return `${visitor.cookieLine()}; ${chances.pick(names)}=${text}`;
}
