import { tables } from "@joplin/turndown-plugin-gfm";
import { Marked } from "marked";
import Turndown from "turndown";

/**
 * What a service says of itself is kept as HTML and written in Markdown: `### Heading`, `- item`, `**bold**`,
 * `[link](/service/)`, tables. What comes of it is still to be sanitised.
 */
export function detailsOfMarks(marks: string): string {
  return reader.parse(marks, { async: false });
}

/** Its opposite. */
export function marksOfDetails(html: string): string {
  return writer.turndown(html);
}

// A tag that is typed is shown as typed.
const reader = new Marked({
  renderer: {
    html: ({ text, block }) => (block ? `<p>${escaped(text.trim())}</p>\n` : escaped(text)),
  },
});

const writer = new Turndown({ headingStyle: "atx", bulletListMarker: "-", emDelimiter: "*" });
const escapeMarks = writer.escape.bind(writer);
// Whoever writes about a tag or an entity means its characters.
writer.escape = (text) => escapeMarks(text).replaceAll(/[<&]/g, String.raw`\$&`);
writer.use(tables);

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
