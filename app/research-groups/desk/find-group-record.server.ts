import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { isClosedByStaff } from "#app/research-groups/close-group.server.ts";
import { type LoggedEvent, pageGroupLog } from "#app/research-groups/find-group.server.ts";
import { type BoardMessage, pageBoard } from "#app/research-groups/board/read-board.server.ts";
import { unknownGroup } from "#app/research-groups/group-refusals.ts";
import { type Group, type Member as GroupMember, readGroup } from "#app/research-groups/lock-group.server.ts";
import { type GroupInList, status } from "#app/research-groups/page-groups.server.ts";
import type { Cursor } from "#app/platform/page-after.server.ts";
import type { NamedPerson } from "#app/accounts/profile/person-name.ts";

export type GroupRecord = {
  group: GroupInList;
  members: GroupMember[];
  log: LoggedEvent[];
  board: BoardMessage[];
  /** The message before which the board goes on. */
  olderBoard: number | null;
  /** If so, members cannot reopen it. */
  closedByStaff: boolean;
  /** The event before which the log goes on; null at its beginning. */
  olderLog: number | null;
  /** Null is a deleted account. */
  names: Map<string, NamedPerson | null>;
};

export async function findGroupRecord(
  member: Member,
  { groupId, logBefore, boardBefore = null }: { groupId: string; logBefore: Cursor; boardBefore?: Cursor },
): Promise<Outcome<GroupRecord>> {
  if (!may(member.role, "see_groups", { own: false })) return notAllowed;
  const found: (Group & { members: GroupMember[] }) | null = await readGroup(db, groupId);
  if (!found) return unknownGroup;
  const { members, ...group } = found;
  const [{ rows: log, next: olderLog }, { rows: board, next: olderBoard }, closedByStaff] = await Promise.all(
    [pageGroupLog(group.id, logBefore), pageBoard(db, group.id, boardBefore), isClosedByStaff(db, group)],
  );
  const people = [...members, ...log, ...board].flatMap(({ userId }) => userId ?? []);
  return done({
    group: { ...group, ...status(group, members) },
    members,
    log,
    board,
    olderBoard,
    closedByStaff,
    olderLog,
    names: await namePeople(db, people),
  });
}
