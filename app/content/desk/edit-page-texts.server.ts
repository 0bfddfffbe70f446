import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { clearContentSettings } from "#app/content/content-settings.server.ts";
import {
  appendPageText,
  deletePageDraft,
  findPageDraft,
  findPageText,
  type KeptPageDraft,
  type KeptPageText,
  listPageDrafts,
  listPageTextVersions,
  lockPageText,
  savePageDraft as keepPageDraft,
  withdrawPageText as keepWithdrawn,
} from "#app/content/page-texts/keep-page-texts.server.ts";
import type { PageText } from "#app/content/page-texts/page-text.ts";
import { isPageTextId, type PageTextId, placedPageText } from "#app/content/page-texts/shipped-page-texts.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { changedMeanwhile, done, type Outcome, refuse } from "#app/platform/outcome.ts";

export async function listPageDraftsAtDesk(member: Member): Promise<Outcome<KeptPageDraft[]>> {
  return may(member.role, "see_catalogue", { own: false }) ? done(await listPageDrafts()) : notAllowed;
}

type PageTextRecord = { id: PageTextId; draft: KeptPageDraft | null; versions: KeptPageText[]; seen: string };

export async function findPageTextAtDesk(member: Member, id: string): Promise<Outcome<PageTextRecord>> {
  if (!may(member.role, "see_catalogue", { own: false })) return notAllowed;
  if (!isPageTextId(id)) return unknownSection;
  const [draft, versions] = await Promise.all([findPageDraft(db, id), listPageTextVersions(db, id)]);
  return done({ id, draft, versions, seen: seenOf(draft, versions) });
}

type Edit = { member: Member; id: string; /** What the page of the desk showed. */ seen: string; now: Date };

/** Nobody but the desk sees it. */
export function savePageDraft({ text, ...edit }: Edit & { text: PageText }): Promise<Outcome<null>> {
  return change(edit, async (tx, { id, draft }) => {
    await keepPageDraft(tx, { section: id, text, savedBy: edit.member.id }, draft, edit.now);
    return done({ event: "page_draft_saved", after: { heading: text.heading } });
  });
}

export function dropPageDraft(edit: Edit): Promise<Outcome<null>> {
  return change(edit, async (tx, { id, draft }) => {
    if (!draft) return done(null);
    await deletePageDraft(tx, id);
    return done({ event: "page_draft_dropped", before: { heading: draft.text.heading } });
  });
}

/** From `startsAt` on, or at once. The draft has become it. */
export function publishPageText({
  text,
  startsAt,
  ...edit
}: Edit & { text: PageText; startsAt: Date | null }): Promise<Outcome<null>> {
  return change(edit, async (tx, { id }) => {
    if (startsAt && startsAt <= edit.now) return beginsInThePast;
    const begins = startsAt ?? edit.now;
    await append(tx, { ...edit, id, text, startsAt: begins });
    await deletePageDraft(tx, id);
    const after = { heading: text.heading, begins: begins.toISOString() };
    return done({ event: startsAt ? "page_text_scheduled" : "page_text_published", after });
  });
}

/** Before it begins. */
export function withdrawPageText({
  version,
  reason,
  ...edit
}: Edit & { version: string; reason: string }): Promise<Outcome<null>> {
  return change(edit, async (tx, { id }) => {
    const found = await versionOf(tx, id, version);
    if (!found) return unknownSection;
    if (found.withdrawnAt) return done(null);
    if (found.startsAt <= edit.now) return begunAlready;
    await keepWithdrawn(tx, found.id, edit.now);
    const before = { begins: found.startsAt.toISOString() };
    return done({ event: "page_text_withdrawn", before, reason });
  });
}

/** An earlier version, or the shipped words, hold again at once: as a version of its own. */
export function revertPageText({
  version,
  reason,
  ...edit
}: Edit & { version: string; reason: string }): Promise<Outcome<null>> {
  return change(edit, async (tx, { id }) => {
    const found = version === "shipped" ? null : await versionOf(tx, id, version);
    if (version !== "shipped" && !found) return unknownSection;
    const text = found?.text ?? null;
    await append(tx, { ...edit, id, text, startsAt: edit.now });
    const after = { heading: (text ?? placedPageText(id).shipped).heading };
    return done({ event: "page_text_reverted", after, reason });
  });
}

type Change = {
  event: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
} | null;

/** Refuses if somebody else saved meanwhile. */
async function change(
  { member, id, seen, now }: Edit,
  work: (tx: Transaction, at: { id: PageTextId; draft: KeptPageDraft | null }) => Promise<Outcome<Change>>,
): Promise<Outcome<null>> {
  if (!may(member.role, "edit_page_texts", { own: false })) return notAllowed;
  if (!isPageTextId(id)) return unknownSection;
  const changed = await allOrNothing(db, async (tx) => {
    await lockPageText(tx, id);
    const [draft, versions] = await Promise.all([findPageDraft(tx, id), listPageTextVersions(tx, id)]);
    if (seenOf(draft, versions) !== seen) return textChanged;
    const worked = await work(tx, { id, draft });
    if (!worked.ok || worked.value === null) return worked.ok ? done(null) : worked;
    const subject = { kind: "page_text", id };
    await recordAuditEvent(tx, { actor: member, ...worked.value, subject, now });
    return done(null);
  });
  clearContentSettings();
  return changed;
}

type Appended = { id: PageTextId; member: Member; text: PageText | null; startsAt: Date; now: Date };

async function append(tx: Transaction, { id, member, text, startsAt, now }: Appended): Promise<void> {
  await appendPageText(tx, { section: id, text, startsAt, publishedBy: member.id, publishedAt: now });
}

async function versionOf(tx: Transaction, section: string, version: string): Promise<KeptPageText | null> {
  const found = /^\d{1,15}$/.test(version) ? await findPageText(tx, Number(version)) : null;
  return found?.section === section ? found : null;
}

/** Changes with every draft, version and withdrawal. */
function seenOf(draft: KeptPageDraft | null, versions: readonly KeptPageText[]): string {
  const withdrawn = versions.filter(({ withdrawnAt }) => withdrawnAt !== null).length;
  return [draft?.updatedAt.toISOString() ?? "", versions[0]?.id ?? 0, withdrawn].join("/");
}

const unknownSection = refuse({
  code: "unknown_section",
  message: "There is no such section or version.",
  status: 404,
});

const beginsInThePast = refuse({
  code: "begins_in_the_past",
  message: "Choose a moment to come, or leave it empty for at once.",
  status: 422,
  field: "begins",
});

const begunAlready = refuse({
  code: "began_already",
  message: "It is on the page already. Go back to an earlier version instead.",
  status: 409,
});

const textChanged = changedMeanwhile("this section");
