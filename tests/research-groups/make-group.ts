import { and, eq, isNull } from "drizzle-orm";

import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import type { CatalogueConfiguration } from "#app/pricing/configuration.ts";
import { createGroup } from "#app/research-groups/create-group.server.ts";
import { joinGroup } from "#app/research-groups/join-group.server.ts";
import { researchGroupMembers } from "#app/research-groups/tables.server.ts";
import type { GroupId } from "#app/platform/ids.ts";
import { makeBuyer, noon, valueOf } from "#tests/checkout/shop.ts";
import { configured } from "#tests/pricing/quote-of.ts";

export const description = "How rain becomes groundwater, told from readings that nobody has looked at.";

export async function makeGroup(
  coAuthors: number,
  membersCount = coAuthors + 1,
  now = noon,
): Promise<{ id: GroupId; members: CurrentUser[] }> {
  const [founder, ...others] = await Promise.all(Array.from({ length: membersCount }, () => makeBuyer()));
  if (!founder) throw new Error("a group has a member");
  const about = { title: "Soil and water", description, coAuthors, role: "conception", now };
  const { id } = valueOf(await createGroup({ userId: founder.id, ...about }));
  for (const [index, { id: userId }] of others.entries()) {
    const later = new Date(now.getTime() + (index + 1) * 1_000);
    valueOf(await joinGroup({ userId, groupId: id, role: "data", now: later }));
  }
  return { id, members: [founder, ...others] };
}

export function shareOf(groupId: string, coAuthors: number): CatalogueConfiguration {
  return configured("research-paper", { coAuthors, groupId });
}

export function placesIn(groupId: GroupId): Promise<(typeof researchGroupMembers.$inferSelect)[]> {
  return db
    .select()
    .from(researchGroupMembers)
    .where(and(eq(researchGroupMembers.groupId, groupId), isNull(researchGroupMembers.leftAt)));
}
