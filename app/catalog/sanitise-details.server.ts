import sanitizeHtml from "sanitize-html";

/** Drops everything not listed, including the content of code elements. Repeating it changes nothing. */
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
    // The page has its own heading above, so these would break the outline.
    h1: "h3",
    h2: "h3",
    b: "strong",
    i: "em",
    a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) }),
  },
};

/** `noopener noreferrer`: the linked page neither learns of ours nor reaches it. */
function linkAttributes({ href, target }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const attributes: sanitizeHtml.Attributes = {};
  if (href !== undefined) attributes["href"] = href;
  if (target === "_blank") Object.assign(attributes, { target, rel: "noopener noreferrer" });
  return attributes;
}
