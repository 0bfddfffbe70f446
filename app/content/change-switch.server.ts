import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { clearContentSettings } from "#app/content/content-settings.server.ts";
import { keepSwitch, listSwitches, lockClaims } from "#app/content/keep-claim-settings.server.ts";
import { siteSettingKeys } from "#app/content/site-settings.ts";
import type { SwitchFields } from "#app/content/switch-fields.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

export async function changeSwitch({
  member,
  key,
  to,
  now,
}: {
  member: Member;
  now: Date;
} & SwitchFields): Promise<Outcome<null>> {
  if (!may(member.role, "edit_claims", { own: false })) return notAllowed;
  const known = siteSettingKeys.find((one) => one === key);
  if (!known) return noSwitch;
  const isOn = switchPlaces[to];
  const changed = await allOrNothing(db, async (tx) => {
    await lockClaims(tx);
    const before = (await listSwitches(tx)).get(known) ?? null;
    if (before === isOn) return done(null);
    await keepSwitch(tx, known, isOn, now);
    const subject = { kind: "setting", id: known };
    const parts = { before: { shown: placeText(before) }, after: { shown: placeText(isOn) } };
    await recordAuditEvent(tx, { actor: member, event: "setting_changed", subject, ...parts, now });
    return done(null);
  });
  clearContentSettings();
  return changed;
}

const switchPlaces = { on: true, off: false, server: null };

function placeText(isOn: boolean | null): boolean | string {
  return isOn ?? "As the server is set";
}

const noSwitch = refuse({
  code: "invalid_choice",
  message: "Choose one of the answers.",
  status: 422,
  field: "to",
});
