/** A few characters where the text appears as markup; empty if all is escaped. `usual` is the page without the text. */
export function markupOf(text: string, page: string, usual = ""): string[] {
  // A quotation mark is harmful only inside a tag.
  const outsideScripts = page.replace(/<script\b[^]*?<\/script>/g, "");
  const tags = outsideScripts.match(/<[a-z][^<>]*/gi)?.join("\n") ?? "";
  return [
    ...parts(text, /<[^\n\r]{4,60}/gu).filter((part) => page.includes(part)),
    ...parts(text, /["'][^\n\r<>]{4,60}/gu).filter((part) => tags.includes(part)),
  ].filter((part) => !bareTag.test(part) && !usual.includes(part));
}

const bareTag = /^<\/?[a-z]+ ?>?$/i;

function parts(text: string, shape: RegExp): string[] {
  return text.match(shape) ?? [];
}
