import sanitizeHtml from "sanitize-html";

/**
 * The HTML an About Service text may hold: headings, paragraphs, lists, tables, emphasis and links. Everything else
 * is dropped, with its content where the content is code. Applying it twice changes nothing more.
 */
export function sanitiseDetails(html: string): string {
  return sanitizeHtml(html, allowed).trim();
}

const allowed: sanitizeHtml.IOptions = {
  allowedTags: "h3 h4 p br ul ol li blockquote strong em abbr a table caption thead tbody tr th td".split(
    " ",
  ),
  allowedAttributes: {
    a: ["href", "target", "rel"],
    abbr: ["title"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: {
    // The page's own heading stands above, so a level-one or level-two heading inside would break the outline.
    h1: "h3",
    h2: "h3",
    b: "strong",
    i: "em",
    a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) }),
  },
};

/** A link may open a new tab, but the page it opens never learns of or reaches ours. */
function linkAttributes({ href, target }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const attributes: sanitizeHtml.Attributes = {};
  if (href !== undefined) attributes["href"] = href;
  if (target === "_blank") Object.assign(attributes, { target, rel: "noopener noreferrer" });
  return attributes;
}
