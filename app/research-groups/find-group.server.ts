import { and, eq } from "drizzle-orm";

import { db } from "#app/platform/db.server.ts";
import type { GroupId, UserId } from "#app/platform/ids.ts";
import { canBuyShare, groupState, leaderOf } from "#app/research-groups/group.ts";
import {
  cardOf,
  founderFirst,
  type Name,
  namelessMember,
  shownNames,
} from "#app/research-groups/group-cards.server.ts";
import type {
  GroupLogEntry,
  GroupPage,
  GroupPageMember,
  ViewerInGroup,
} from "#app/research-groups/group-page.ts";
import {
  type Group,
  isBeingPaid,
  type Member,
  memberOf,
  readGroup,
} from "#app/research-groups/lock-group.server.ts";
import { researchGroupLog } from "#app/research-groups/tables.server.ts";
import { type Cursor, pageAfter } from "#app/platform/page-after.server.ts";

export type LoggedEvent = typeof researchGroupLog.$inferSelect;

export const logShownMax = 100;

type Seen = { now: Date; logBefore?: Cursor };

/** Only members read its log; visitors see initials. */
export async function findGroup(
  groupId: string,
  viewerId: UserId | null,
  { now, logBefore = null }: Seen,
): Promise<(GroupPage & Pick<Group, "inviteVersion">) | null> {
  const group = await readGroup(db, groupId);
  if (!group) return null;
  const isMember = viewerId !== null && memberOf(group, viewerId) !== null;
  const log = isMember ? await pageGroupLog(group.id, logBefore) : null;
  const events = log ? log.rows.toReversed() : [];
  const people = [...group.members, ...events].flatMap(({ userId }) => userId ?? []);
  const names = await shownNames(people, viewerId);
  const members = founderFirst(group.members, group.createdBy);
  return {
    ...cardOf(group, members, names),
    state: groupState(group),
    inviteVersion: group.inviteVersion,
    members: members.map((member) => shownMember(member, names, viewerId)),
    iAm: viewerIn(group, viewerId, now),
    log: events.map((event) => shownAuditEvent(event, names)),
    olderLog: log?.next ?? null,
  };
}

export function pageGroupLog(groupId: GroupId, after: Cursor) {
  const { id, groupId: group } = researchGroupLog;
  return pageAfter(
    ({ beyond, orderBy, limit }) =>
      db
        .select()
        .from(researchGroupLog)
        .where(and(eq(group, groupId), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    { id, idOf: (event) => event.id },
    { after, size: logShownMax },
  );
}

function shownMember(
  { id, userId, role, joinedAt, paidAt, payBy }: Member,
  names: ReadonlyMap<string, Name>,
  viewerId: UserId | null,
): GroupPageMember {
  const { firstName, lastName } = names.get(userId) ?? namelessMember;
  const me = userId === viewerId;
  return { memberId: id, firstName, lastName, role, joinedAt, paid: paidAt !== null, payBy, me };
}

function viewerIn(group: Group & { members: Member[] }, viewerId: UserId | null, now: Date): ViewerInGroup {
  const member = viewerId === null ? null : memberOf(group, viewerId);
  return {
    member: member !== null,
    creator: member !== null && leaderOf(group.members, group.createdBy)?.userId === viewerId,
    role: member?.role ?? null,
    paid: member !== null && member.paidAt !== null,
    canBuy: member !== null && canBuyShare(group, member, now),
    payBy: member?.payBy ?? null,
    orderOpen: member !== null && isBeingPaid(member),
  };
}

function shownAuditEvent(
  { id, at, userId, event, text }: LoggedEvent,
  names: ReadonlyMap<string, Name>,
): GroupLogEntry {
  // Members do not learn which of our staff it was.
  if (userId === null || event === "closed_by_staff") return { id, at, who: null, event, text };
  const { firstName, lastName } = names.get(userId) ?? namelessMember;
  return { id, at, who: `${firstName} ${lastName}`.trim(), event, text };
}
