import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { type ClaimId, isClaimId } from "#app/content/claims.ts";
import { clearContentSettings } from "#app/content/content-settings.server.ts";
import {
  type ClaimSetting,
  findClaimSetting,
  keepClaimSetting,
  listClaimSettings,
  listSwitches,
  lockClaims,
} from "#app/content/keep-claim-settings.server.ts";
import type { SiteSettingKey } from "#app/content/site-settings.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse, changedMeanwhile } from "#app/platform/outcome.ts";
import type { ClaimFields } from "#app/content/desk/claim-fields.ts";

type Settings = { claims: Map<string, ClaimSetting>; switches: Map<SiteSettingKey, boolean> };

export async function listClaimsAtDesk(member: Member): Promise<Outcome<Settings>> {
  if (!may(member.role, "see_catalogue", { own: false })) return notAllowed;
  const [claims, switches] = await Promise.all([listClaimSettings(), listSwitches()]);
  return done({ claims, switches });
}

/** Refuses if somebody else saved meanwhile. */
export async function editClaim({
  member,
  claim,
  fields,
  now,
}: {
  member: Member;
  claim: string;
  fields: ClaimFields;
  now: Date;
}): Promise<Outcome<null>> {
  if (!may(member.role, "edit_claims", { own: false })) return notAllowed;
  if (!isClaimId(claim)) return unknownClaim;
  const after = { isHidden: fields.hidden, proof: fields.proof, provedUntil: fields.proved_until };
  const edited = await allOrNothing(db, async (tx) => {
    await lockClaims(tx);
    const before = await findClaimSetting(tx, claim);
    if (isSame(before, after)) return done(null);
    if ((before.updatedAt?.toISOString() ?? "") !== fields.seen) return claimChanged;
    // Always later than the previous edit, even if the clock does not move.
    const updatedAt = new Date(Math.max(now.getTime(), (before.updatedAt?.getTime() ?? 0) + 1));
    await keepClaimSetting(tx, claim, { ...after, updatedAt });
    await recordAuditEvent(tx, {
      actor: member,
      event: "claim_edited",
      ...eventOn(claim, before, after),
      now,
    });
    return done(null);
  });
  clearContentSettings();
  return edited;
}

type KeptClaim = Omit<ClaimSetting, "updatedAt">;

function isSame(one: KeptClaim, other: KeptClaim): boolean {
  return (
    one.isHidden === other.isHidden && one.proof === other.proof && one.provedUntil === other.provedUntil
  );
}

/** Where evidence lies may name customers, so the log says only that it was written again. */
function eventOn(claim: ClaimId, before: KeptClaim, after: KeptClaim) {
  const told = ({ isHidden, provedUntil, proof }: KeptClaim) => ({
    hidden: isHidden,
    proved_until: provedUntil,
    proof: proof === "" ? null : "Written",
  });
  const isRewritten = before.proof !== after.proof && before.proof !== "" && after.proof !== "";
  return {
    subject: { kind: "claim", id: claim },
    before: told(before),
    after: isRewritten ? { ...told(after), proof: "Written anew" } : told(after),
  };
}

const unknownClaim = refuse({ code: "unknown_claim", message: "There is no such claim.", status: 404 });

const claimChanged = changedMeanwhile("this claim");
