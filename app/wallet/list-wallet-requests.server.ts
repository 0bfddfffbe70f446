import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { type Adjustment, waitingAdjustments } from "#app/wallet/adjustments.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

type WalletRequest = Adjustment & {
  customer: string;
  asker: string;
  decidable: boolean;
};

/** Oldest first. Refuses: `not_allowed`. */
export async function listWalletRequests(member: Member): Promise<Outcome<WalletRequest[]>> {
  if (!may(member.role, "approve_adjustment", { own: false })) return notAllowed;
  const waiting = await waitingAdjustments(db);
  const names = await namePeople(
    db,
    waiting.flatMap(({ userId, askedBy }) => [userId, askedBy]),
  );
  return done(
    waiting.map((adjustment) => ({
      ...adjustment,
      customer: fullName(names.get(adjustment.userId)),
      asker: fullName(names.get(adjustment.askedBy)),
      decidable: adjustment.askedBy !== member.id && adjustment.userId !== member.id,
    })),
  );
}
