import { db } from "#app/platform/db.server.ts";
import type { GroupId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { freePlaces } from "#app/research-groups/fill-places.server.ts";
import { notMember, paymentOpen, sharePaid, unknownGroup } from "#app/research-groups/group-refusals.ts";
import { isBeingPaid, lockGroup, memberOf } from "#app/research-groups/lock-group.server.ts";

/** Unpaid places only. Refuses: `unknown_group`, `not_member`, `share_paid`, `payment_open`. */
export async function leaveGroup(asked: {
  userId: UserId;
  groupId: GroupId;
  now: Date;
}): Promise<Outcome<null>> {
  return db.transaction(async (tx) => {
    const group = await lockGroup(tx, asked.groupId);
    if (!group) return unknownGroup;
    const member = memberOf(group, asked.userId);
    if (!member) return notMember;
    if (member.paidAt) return sharePaid;
    if (isBeingPaid(member)) return paymentOpen;
    await freePlaces(tx, group, [member], { event: "left", now: asked.now });
    return done(null);
  });
}
