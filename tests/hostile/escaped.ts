/**
 * What a page holds of a hostile text as markup, a few characters of it; empty where all of it is escaped. `page` may
 * hold `usual`, the same page without the text.
 */
export function markupOf(text: string, page: string, usual = ""): string[] {
  // A text's quotation marks stand in scripts' own strings, where a backslash is before them.
  const outsideScripts = page.replace(/<script\b[^]*?<\/script>/g, "");
  return [
    ...parts(text, /<[^\n\r]{4,60}/gu).filter((part) => page.includes(part)),
    ...parts(text, /["'][^\n\r<>]{4,60}/gu).filter((part) => outsideScripts.includes(part)),
  ].filter((part) => !bareTag.test(part) && !usual.includes(part));
}

/** Every page has some of these. */
const bareTag = /^<\/?[a-z]+ ?>?$/i;

function parts(text: string, shape: RegExp): string[] {
  return text.match(shape) ?? [];
}
