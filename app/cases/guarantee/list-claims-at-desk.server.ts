import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { type GuaranteeClaim, pageOpenClaims } from "#app/cases/guarantee/list-claims.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { Cursor } from "#app/platform/page-after.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

export type ListedClaim = GuaranteeClaim & { customer: string };

const perPage = 50;

/** Those that wait for a decision. */
export async function listOpenClaims(
  member: Member,
  after: Cursor,
): Promise<Outcome<{ claims: ListedClaim[]; next: string | null }>> {
  if (!mayEver(member.role, "decide_guarantee")) return notAllowed;
  const { rows, next } = await pageOpenClaims(db, { after, size: perPage });
  const names = await namePeople(
    db,
    rows.map(({ claimedBy }) => claimedBy),
  );
  return done({
    claims: rows.map((claim) => ({ ...claim, customer: fullName(names.get(claim.claimedBy)) })),
    next,
  });
}
