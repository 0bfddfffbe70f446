/**
 * What a page holds of a hostile text as markup, a few characters of it; empty where all of it is escaped. `page` may
 * hold `usual`, the same page without the text.
 */
export function markupOf(text: string, page: string, usual = ""): string[] {
  // A quotation mark does harm inside a tag alone, where it ends an attribute.
  const outsideScripts = page.replace(/<script\b[^]*?<\/script>/g, "");
  const tags = outsideScripts.match(/<[a-z][^<>]*/gi)?.join("\n") ?? "";
  return [
    ...parts(text, /<[^\n\r]{4,60}/gu).filter((part) => page.includes(part)),
    ...parts(text, /["'][^\n\r<>]{4,60}/gu).filter((part) => tags.includes(part)),
  ].filter((part) => !bareTag.test(part) && !usual.includes(part));
}

/** Every page has some of these. */
const bareTag = /^<\/?[a-z]+ ?>?$/i;

function parts(text: string, shape: RegExp): string[] {
  return text.match(shape) ?? [];
}
