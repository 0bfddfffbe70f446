import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { clearServices } from "#app/catalog/find-service.server.ts";
import type { StoredText } from "#app/catalog/service-row.server.ts";
import { readServiceText, type ServiceTextFields } from "#app/catalog/service-text.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { isShipped } from "#app/catalog/made-services.ts";
import { isServiceSlug } from "#app/catalog/find-service-slug.ts";
import {
  findStoredService,
  saveServiceText,
  listStoredServices,
  lockStoredService,
  shippedText,
  type StoredService,
  toKeep,
} from "#app/catalog/stored-service.server.ts";
import { type TakenOut, takenOut } from "#app/catalog/taken-out.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { type DeskAction, may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse, changedMeanwhile } from "#app/platform/outcome.ts";

export async function listServiceRecords(member: Member): Promise<Outcome<StoredService[]>> {
  if (!may(member.role, "see_catalogue", { own: false })) return notAllowed;
  return done(await listStoredServices());
}

export async function findServiceRecord(member: Member, slug: string): Promise<Outcome<StoredService>> {
  const known = asked(member, slug, "see_catalogue");
  if (!known.ok) return known;
  const found = await findStoredService(known.value);
  return found ? done(found) : unknownService;
}

/** Shows what sanitising removes. */
export function previewService(
  member: Member,
  slug: string,
  typed: ServiceTextFields,
): Outcome<{ text: StoredText; takenOut: TakenOut[] }> {
  const known = asked(member, slug, "edit_service");
  if (!known.ok) return known;
  const read = readServiceText(typed);
  if (!read.ok) return read;
  const text = toKeep(known.value, read.value);
  if (text.details === "") return nothingLeft;
  return done({ text, takenOut: takenOut(read.value.details) });
}

type Edit = {
  member: Member;
  slug: string;
  /** When the edited words were saved; sent by the form. */
  seen: string;
  now: Date;
};

/** Refuses if somebody else saved meanwhile. */
export function editService({ typed, ...edit }: Edit & { typed: ServiceTextFields }): Promise<Outcome<null>> {
  const preview = previewService(edit.member, edit.slug, typed);
  if (!preview.ok) return Promise.resolve(preview);
  return keep(edit, preview.value.text, { event: "service_edited", reason: null, shipped: false });
}

export async function resetService({ reason, ...edit }: Edit & { reason: string }): Promise<Outcome<null>> {
  const known = asked(edit.member, edit.slug, "edit_service");
  if (!known.ok) return known;
  if (!isShipped(known.value)) return notShipped;
  const text = shippedText(known.value);
  return keep(edit, text, { event: "service_reset", reason, shipped: true });
}

async function keep(
  { member, seen, now }: Edit,
  text: StoredText,
  { event, reason, shipped }: { event: string; reason: string | null; shipped: boolean },
): Promise<Outcome<null>> {
  const { slug } = text;
  const kept = await allOrNothing(db, async (tx) => {
    if (!isServiceSlug(slug)) return unknownService;
    const stored = await lockStoredService(tx, slug);
    if (!stored) return unknownService;
    const { before, after } = differences(stored.text, text);
    // Nothing to do, or the button was pressed twice.
    if (Object.keys(after).length === 0 && !(shipped && stored.isEdited)) return done(null);
    if (stored.updatedAt.toISOString() !== seen) return serviceChanged;
    await saveServiceText(tx, text, { after: stored.updatedAt, shipped, now });
    const subject = { kind: "service", id: slug };
    await recordAuditEvent(tx, { actor: member, event, subject, before, after, reason, now });
    return done(null);
  });
  clearServices();
  return kept;
}

/** Only what differs. These words are public, so the log may hold them. */
function differences(before: StoredText, after: StoredText) {
  const [was, is] = [auditedText(before), auditedText(after)];
  const changed = Object.keys(is).filter((part) => JSON.stringify(was[part]) !== JSON.stringify(is[part]));
  const only = (text: Record<string, unknown>) =>
    Object.fromEntries(changed.map((part) => [part, text[part]]));
  return { before: only(was), after: only(is) };
}

function auditedText(text: StoredText): Record<string, unknown> {
  return {
    heading: text.heading,
    introduction: text.intro,
    about_service: text.details,
    what_the_price_covers: text.iButtonText,
    what_mba_adds: text.mbaIButtonText,
    video: text.ytLink,
    social_image: text.ogImage,
    questions: text.faqs.map(({ question, answer }) => `${question} ${answer}`),
  };
}

function asked(member: Member, slug: string, action: DeskAction): Outcome<ServiceSlug> {
  if (!may(member.role, action, { own: false })) return notAllowed;
  return isServiceSlug(slug) ? done(slug) : unknownService;
}

export const unknownService = refuse({
  code: "unknown_service",
  message: "There is no such service.",
  status: 404,
});

const notShipped = refuse({
  code: "not_shipped",
  message: "This service is your own: no words came with the site to go back to.",
  status: 422,
});

const nothingLeft = refuse({
  code: "empty_text",
  message: "Of this text nothing is left once what a page may not hold is taken out.",
  status: 422,
  field: "details",
});

const serviceChanged = changedMeanwhile(
  "this service",
  "Their text is below yours: bring the two together, then save again.",
);
