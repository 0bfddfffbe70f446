import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Adviser } from "#app/content/advisers.ts";
import { clearContentSettings } from "#app/content/content-settings.server.ts";
import {
  insertAdviser,
  type KeptAdviser,
  listEveryAdviser,
  lockAdvisers,
  updateAdviser,
} from "#app/content/keep-adviser.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse, changedMeanwhile } from "#app/platform/outcome.ts";

export async function listAdvisersAtDesk(member: Member): Promise<Outcome<KeptAdviser[]>> {
  return may(member.role, "see_catalogue", { own: false }) ? done(await listEveryAdviser()) : notAllowed;
}

type Edit = { member: Member; now: Date };

/** Adding the same again changes nothing. */
export async function addAdviser({ adviser, ...edit }: Edit & { adviser: Adviser }): Promise<Outcome<null>> {
  const { member, now } = edit;
  return change(edit, async (tx, listed) => {
    const same = listed.find((one) => one.endedAt === null && isSameLicence(one, adviser));
    if (same) return isUnchanged(same, adviser) ? done(null) : alreadyListed;
    const id = await insertAdviser(tx, adviser, now);
    const event = { event: "adviser_added", subject: { kind: "adviser", id }, after: told(adviser) };
    await recordAuditEvent(tx, { actor: member, ...event, now });
    return done(null);
  });
}

type EditOne = Edit & {
  id: string;
  /** When the line the form showed was saved. */
  seen: string;
};

export async function changeAdviser({
  adviser,
  id,
  seen,
  ...edit
}: EditOne & { adviser: Adviser }): Promise<Outcome<null>> {
  const { member, now } = edit;
  return change(edit, async (tx, listed) => {
    const before = listed.find((one) => one.id === id && one.endedAt === null);
    if (!before) return unknownAdviser;
    if (isUnchanged(before, adviser)) return done(null);
    if (before.updatedAt.toISOString() !== seen) return adviserChanged;
    const isTaken = listed.some(
      (one) => one.id !== id && one.endedAt === null && isSameLicence(one, adviser),
    );
    if (isTaken) return alreadyListed;
    await updateAdviser(tx, before, adviser, now);
    const subject = { kind: "adviser", id };
    const parts = { before: told(before), after: told(adviser) };
    await recordAuditEvent(tx, { actor: member, event: "adviser_changed", subject, ...parts, now });
    return done(null);
  });
}

/** The line stays, marked as ended. */
export async function endAdviser({
  id,
  reason,
  member,
  now,
}: Edit & { id: string; reason: string }): Promise<Outcome<null>> {
  if (!may(member.role, "edit_advisers", { own: false })) return notAllowed;
  const ended = await allOrNothing(db, async (tx) => {
    const before = (await lockAdvisers(tx)).find((one) => one.id === id);
    if (!before) return unknownAdviser;
    if (before.endedAt) return done(null);
    await updateAdviser(tx, before, { endedAt: now }, now);
    const subject = { kind: "adviser", id };
    const event = { event: "adviser_ended", subject, before: told(before), after: null, reason };
    await recordAuditEvent(tx, { actor: member, ...event, now });
    return done(null);
  });
  clearContentSettings();
  return ended;
}

async function change(
  { member }: Edit,
  work: (tx: Transaction, listed: KeptAdviser[]) => Promise<Outcome<null>>,
): Promise<Outcome<null>> {
  if (!may(member.role, "edit_advisers", { own: false })) return notAllowed;
  const changed = await allOrNothing(db, async (tx) => work(tx, await lockAdvisers(tx)));
  clearContentSettings();
  return changed;
}

function isSameLicence(one: Adviser, other: Adviser): boolean {
  return one.country === other.country && one.licenceNumber === other.licenceNumber;
}

function isUnchanged(one: Adviser, other: Adviser): boolean {
  return JSON.stringify(told(one)) === JSON.stringify(told(other));
}

/** All public by law, so the log may hold it. */
function told({ name, country, body, licenceNumber, expiresOn }: Adviser): Record<string, unknown> {
  return { name, country, body, licence_number: licenceNumber, expires_on: expiresOn };
}

const unknownAdviser = refuse({
  code: "unknown_adviser",
  message: "This adviser is not on the list, or no longer.",
  status: 404,
});

const alreadyListed = refuse({
  code: "already_listed",
  message: "This licence is on the list already. Change its line instead.",
  status: 409,
  field: "licence_number",
});

const adviserChanged = changedMeanwhile("this adviser");
