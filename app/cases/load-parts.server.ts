import type { CaseAt } from "#app/cases/case-part.ts";
import { type CasePartName, caseParts, type CaseViews } from "#app/cases/case-parts.server.ts";

export async function loadParts(at: CaseAt): Promise<CaseViews> {
  const names = Object.keys(caseParts) as CasePartName[];
  const views = await Promise.all(names.map(async (name) => [name, await caseParts[name].load(at)] as const));
  return Object.fromEntries(views) as CaseViews;
}
