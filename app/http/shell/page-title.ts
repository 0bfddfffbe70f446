import type { ShellData } from "#app/http/shell/shell-data.ts";
import { unknownVisitor } from "#app/http/shell/shell-data.ts";

export type Match = { id: string; loaderData?: unknown } | undefined;

export function unlisted(title: string) {
  return ({ matches }: { matches: readonly Match[] }) => unlistedPage(title, matches);
}

export function unlistedPage(title: string, matches: readonly Match[]) {
  return [{ title: `${title} | ${siteNameOf(matches)}` }, { name: "robots", content: "noindex" }];
}

/** The desk has a frame of its own. */
const frames = ["http/layout", "desk/pages/layout"];

export function siteNameOf(matches: readonly Match[]): string {
  const frame = matches.find((match) => match && frames.includes(match.id));
  return (frame?.loaderData as Pick<ShellData, "siteName"> | undefined)?.siteName ?? unknownVisitor.siteName;
}

export function frameOf(matches: readonly Match[]): ShellData {
  const frame = matches.find((match) => match?.id === "http/layout");
  return (frame?.loaderData as ShellData | undefined) ?? unknownVisitor;
}
