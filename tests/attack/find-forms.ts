export type FoundField = { name: string; type: string; value: string; options: string[] };
export type FoundForm = {
  /** Where it is sent, with its query. */
  action: string;
  method: "GET" | "POST";
  isMultipart: boolean;
  fields: FoundField[];
};

/** The forms of one of our own pages, whose markup is React's: quoted attributes, every element closed. */
export function findForms(page: string, path: string): FoundForm[] {
  const html = page.replaceAll(/<script\b[^]*?<\/script>/g, "");
  const forms = [...html.matchAll(/<form\b([^>]*)>([^]*?)<\/form>/g)].map(([, tag = "", inner = ""]) => {
    const form = attributesOf(tag);
    const outside = form["id"] ? fieldsIn(html).filter(({ of }) => of === form["id"]) : [];
    return {
      action: unescaped(form["action"] ?? path)
        .replace(/^[?#]/, `${path.split("?", 1)[0]}$&`)
        .replace(/#.*$/, ""),
      method: form["method"]?.toLowerCase() === "post" ? ("POST" as const) : ("GET" as const),
      isMultipart: form["enctype"] === "multipart/form-data",
      fields: [...fieldsIn(inner), ...outside].map(({ of: _of, ...field }) => field),
    };
  });
  return forms.filter(({ fields, action }) => fields.length > 0 && action.startsWith("/"));
}

/** Addresses of this site that a page leads to, without what follows `#`. */
export function findLinks(page: string): string[] {
  const hrefs = [...page.matchAll(/<a\b[^>]*\bhref="(\/[^"]*)"/g)].map(([, href = ""]) => unescaped(href));
  return [...new Set(hrefs.map((href) => href.split("#", 1)[0] ?? ""))].filter(
    (href) => !href.startsWith("//"),
  );
}

function fieldsIn(html: string): (FoundField & { of: string | undefined })[] {
  const shape =
    /<(input|button)\b([^>]*)>|<textarea\b([^>]*)>([^]*?)<\/textarea>|<select\b([^>]*)>([^]*?)<\/select>/g;
  return [...html.matchAll(shape)].flatMap(([, tag, single, area, text = "", select, inner = ""]) => {
    const given = attributesOf(single ?? area ?? select ?? "");
    const name = given["name"];
    if (!name) return [];
    const options = [...inner.matchAll(/<option\b([^>]*)>/g)].map(([, one = ""]) =>
      unescaped(attributesOf(one)["value"] ?? ""),
    );
    const type =
      tag === "button" ? "button" : area ? "textarea" : select ? "select" : (given["type"] ?? "text");
    const value = area ? unescaped(text) : unescaped(given["value"] ?? options[0] ?? "");
    return [{ name: unescaped(name), type, value, options, of: given["form"] }];
  });
}

function attributesOf(tag: string): Record<string, string> {
  const found = [...tag.matchAll(/([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name = "", value = ""]) => [name.toLowerCase(), value]));
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

function unescaped(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (whole, name: string) => entities[name] ?? whole);
}
