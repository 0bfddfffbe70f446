import type { ShellData } from "#app/http/shell-data.ts";
import { unknownVisitor } from "#app/http/shell-data.ts";

export type Match = { id: string; loaderData?: unknown } | undefined;

/** A page's title with the site's name after it, as the frame around the page has it. */
export function pageTitle(title: string, matches: readonly Match[]): { title: string } {
  return { title: `${title} | ${siteNameOf(matches)}` };
}

export function siteNameOf(matches: readonly Match[]): string {
  return frameOf(matches).siteName;
}

/** What the frame around a page knows, whatever becomes of the page. */
export function frameOf(matches: readonly Match[]): ShellData {
  const frame = matches.find((match) => match?.id === "http/layout");
  return (frame?.loaderData as ShellData | undefined) ?? unknownVisitor;
}
