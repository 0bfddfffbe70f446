import { contentSettings } from "#app/content/content-settings.server.ts";
import { draftedTexts } from "#app/content/page-texts/keep-page-texts.server.ts";
import { type PageTexts, pageTextsAt } from "#app/content/page-texts/page-texts-at.ts";
import { findStaff } from "#app/desk/find-staff.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";

type Visit = { url: URL; user: CurrentUser | null; now: Date };

/** What a page says now; with the drafts in for staff who ask for it by `?draft`. */
export async function pageTextsFor({
  url,
  user,
  now,
}: Visit): Promise<{ texts: PageTexts; isDraft: boolean }> {
  const texts = pageTextsAt((await contentSettings()).pageTexts, now);
  const isDraft = await asksForDrafts(url, user);
  return isDraft ? { texts: new Map([...texts, ...(await draftedTexts())]), isDraft } : { texts, isDraft };
}

export async function asksForDrafts(url: URL, user: CurrentUser | null): Promise<boolean> {
  if (!url.searchParams.has("draft") || !user) return false;
  const member = await findStaff(user.id);
  return member !== null && mayEver(member.role, "see_catalogue");
}
