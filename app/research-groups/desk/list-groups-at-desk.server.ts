import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { GroupState } from "#app/research-groups/group.ts";
import { type GroupInList, pageGroups } from "#app/research-groups/page-groups.server.ts";
import type { Cursor } from "#app/platform/page-after.server.ts";

const groupsPerPage = 50;

export async function listGroupsAtDesk(
  member: Member,
  asked: { state: GroupState | null; after: Cursor; limit?: number },
): Promise<Outcome<{ groups: GroupInList[]; next: string | null }>> {
  if (!may(member.role, "see_groups", { own: false })) return notAllowed;
  const { state, after, limit: size = groupsPerPage } = asked;
  return done(await pageGroups(db, { state, after, size }));
}
