import sanitizeHtml from "sanitize-html";

import { sanitiseDetails } from "#app/catalog/sanitise-details.server.ts";

export type TakenOut = { what: string; count: number };

/** Compares before and after sanitising, so it always matches the real rules. Renaming does not count. */
export function takenOut(html: string): TakenOut[] {
  const left = inventoryOf(sanitiseDetails(html));
  return [...inventoryOf(html)].flatMap(([what, found]) => {
    const count = found - (left.get(what) ?? 0);
    return count > 0 ? [{ what, count }] : [];
  });
}

export function takenOutText(parts: readonly TakenOut[]): string {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return "Nothing was taken out.";
  const named = parts.map(({ what, count }) => (count === 1 ? what : `${count} times ${what}`));
  return `${total} ${total === 1 ? "thing was" : "things were"} taken out: ${named.join(", ")}.`;
}

/** Renamed, not removed. */
const renamed: Record<string, string> = { h1: "h3", h2: "h3", b: "strong", i: "em" };
/** Removed together with their content. */
const withContent = new Set(["script", "style", "textarea", "option", "noscript"]);

function inventoryOf(html: string): Map<string, number> {
  const found = new Map<string, number>();
  const count = (what: string, times = 1) => found.set(what, (found.get(what) ?? 0) + times);
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    allowedSchemesAppliedToAttributes: [],
    transformTags: {
      "*": (tag, attribs) => {
        const name = renamed[tag] ?? tag;
        count(elementText(name));
        // We set `rel` ourselves.
        const told = Object.keys(attribs).filter((attribute) => attribute !== "rel");
        for (const attribute of told) count(attributeText(name, attribute));
        return { tagName: tag, attribs };
      },
    },
  });
  const comments = html.split("<!--").length - 1;
  if (comments > 0) count("a comment", comments);
  return found;
}

/** Typed names can be any length, so cut them. */
function elementText(tag: string): string {
  const name = `<${tag.slice(0, 30)}>`;
  return withContent.has(tag) ? `${name} with what was in it` : name;
}

function attributeText(tag: string, attribute: string): string {
  return `${attribute.slice(0, 30)} of <${tag.slice(0, 30)}>`;
}
