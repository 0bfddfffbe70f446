import type { ShellData } from "#app/http/shell/shell-data.ts";
import { unknownVisitor } from "#app/http/shell/shell-data.ts";

export type Match = { id: string; loaderData?: unknown } | undefined;

/** The `meta` of a page that search engines leave out of their results, where its title is known beforehand. */
export function unlisted(title: string) {
  return ({ matches }: { matches: readonly Match[] }) => unlistedPage(title, matches);
}

/** The same for a title that is told by the page: with the site's name after it, as the frame around the page has it. */
export function unlistedPage(title: string, matches: readonly Match[]) {
  return [{ title: `${title} | ${siteNameOf(matches)}` }, { name: "robots", content: "noindex" }];
}

export function siteNameOf(matches: readonly Match[]): string {
  return frameOf(matches).siteName;
}

/** What the frame around a page knows, whatever becomes of the page. */
export function frameOf(matches: readonly Match[]): ShellData {
  const frame = matches.find((match) => match?.id === "http/layout");
  return (frame?.loaderData as ShellData | undefined) ?? unknownVisitor;
}
