import { and, eq, gte } from "drizzle-orm";

import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { dayMs } from "#app/platform/dates.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { GroupId, UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { checkGroup } from "#app/research-groups/group.ts";
import { tooManyCreated, tooManyJoined } from "#app/research-groups/group-refusals.ts";
import { type Group, lockCustomersGroups } from "#app/research-groups/lock-group.server.ts";
import { recordGroupEvents } from "#app/research-groups/record-group-events.server.ts";
import { researchGroupMembers, researchGroups } from "#app/research-groups/tables.server.ts";
import { holdsTooManyPlaces } from "#app/research-groups/unpaid-places.server.ts";

export const createdPerDayMax = 5;

/** A form sent again within this time makes no second group. */
const sameFormMs = 600_000;

type NewGroup = {
  userId: UserId;
  title: unknown;
  description: unknown;
  coAuthors: unknown;
  role: unknown;
  now: Date;
};

export async function createGroup(asked: NewGroup): Promise<Outcome<{ id: GroupId; title: string }>> {
  const checked = checkGroup(asked);
  if (!checked.ok) return checked;
  const { role, ...about } = checked.value;
  const { userId, now } = asked;
  return allOrNothing(db, async (tx) => {
    await lockCustomersGroups(tx, userId);
    const today = await createdSince(tx, userId, new Date(now.getTime() - dayMs));
    const twin = today.find((group) => isTwin(group, about, now));
    if (twin) return done({ id: twin.id, title: twin.title });
    if (today.length >= createdPerDayMax) return tooManyCreated;
    if (await holdsTooManyPlaces(tx, userId)) return tooManyJoined;
    const [group] = await tx
      .insert(researchGroups)
      .values({ ...about, createdBy: userId, createdAt: now })
      .returning();
    invariant(group, "a group that was inserted is returned");
    await tx.insert(researchGroupMembers).values({ groupId: group.id, userId, role, joinedAt: now });
    await recordGroupEvents(tx, [{ groupId: group.id, userId, event: "created", text: role, at: now }]);
    return done({ id: group.id, title: group.title });
  });
}

function createdSince(tx: Transaction, userId: UserId, since: Date): Promise<Group[]> {
  return tx
    .select()
    .from(researchGroups)
    .where(and(eq(researchGroups.createdBy, userId), gte(researchGroups.createdAt, since)));
}

function isTwin(
  group: Group,
  { title, description, requiredMembers }: Pick<Group, "title" | "description" | "requiredMembers">,
  now: Date,
): boolean {
  return (
    group.closedAt === null &&
    now.getTime() - group.createdAt.getTime() < sameFormMs &&
    group.title === title &&
    group.description === description &&
    group.requiredMembers === requiredMembers
  );
}
