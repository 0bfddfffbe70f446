import { randomUUID } from "node:crypto";

import { zoneNote } from "#app/bookings/chat-time.ts";
import { customerZone } from "#app/bookings/customer-zone.server.ts";
import { readTimeZone } from "#app/currencies/currency-cookie.ts";
import { db } from "#app/platform/db.server.ts";
import type { GroupId } from "#app/platform/ids.ts";
import { timeFormat } from "#app/platform/zone-formats.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { markBoardRead, pageBoard } from "#app/research-groups/board/read-board.server.ts";
import { shownNames, namelessMember } from "#app/research-groups/group-cards.server.ts";
import { memberOf, readGroup } from "#app/research-groups/lock-group.server.ts";

export type Board = Awaited<ReturnType<typeof loadBoard>>;

/** Null for who is no member. What is shown counts as read. */
export async function loadBoard(
  groupId: GroupId,
  { request, url, user }: { request: Request; url: URL; user: CurrentUser },
) {
  const group = await readGroup(db, groupId);
  const member = group && memberOf(group, user.id);
  if (!member) return null;
  const { rows, next, isFirst } = await pageBoard(db, groupId, url.searchParams.get("board"));
  const names = await shownNames(
    rows.map(({ userId }) => userId),
    user.id,
  );
  const newest = rows[0]?.id ?? 0;
  if (newest > member.boardReadTo) await markBoardRead(db, { groupId, userId: user.id }, newest);
  const zone = customerZone(readTimeZone(request.headers.get("cookie")), user.country);
  const messages = rows.toReversed().map(({ id, userId, text, sentAt, removedAt }) => {
    const { firstName, lastName } = names.get(userId) ?? namelessMember;
    const mine = userId === user.id;
    return {
      id,
      author: mine ? "You" : `${firstName} ${lastName}`.trim(),
      mine,
      isNew: !mine && removedAt === null && id > member.boardReadTo,
      at: sentAt.toISOString(),
      when: timeFormat(zone).format(sentAt),
      text: removedAt === null ? text : null,
    };
  });
  const zoneText = messages.length === 0 ? "" : zoneNote(new Date(), zone);
  return { messages, zoneNote: zoneText, olderBoard: next, isNewest: isFirst, sendKey: randomUUID() };
}
