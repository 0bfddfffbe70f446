import { href } from "react-router";

import { groupPath } from "#app/content/research-group-card.ts";
import { roleName } from "#app/research-groups/group-page-texts.ts";
import type { GroupRecord } from "#app/research-groups/desk/find-group-record.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { groupLogText } from "#app/research-groups/group-log-text.ts";
import { deadlineText, groupStates, placesText } from "#app/research-groups/desk/group-text.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

export function showGroup(member: Member, record: GroupRecord) {
  const { group, olderLog } = record;
  const at = (moment: Date) => shortTime(moment, member.timeZone);
  return {
    id: group.id,
    title: group.title,
    description: group.description,
    publicPath: groupPath(group),
    facts: [
      { label: "State", text: groupStates[group.state] },
      { label: "Members", text: placesText(group) },
      { label: "Shares paid", text: `${group.paidCount}` },
      { label: "Shares to be bought by", text: deadlineText(group) },
      { label: "Begun", text: at(group.createdAt) },
      ...(group.closedAt ? [{ label: "Closed", text: at(group.closedAt) }] : []),
    ],
    members: membersOf(member, record),
    log: logOf(member, record),
    board: boardOf(member, record),
    olderBoardHref:
      record.olderBoard === null
        ? null
        : `?${new URLSearchParams({ board: String(record.olderBoard) })}#board`,
    mayRemove: mayEver(member.role, "remove_group_message"),
    olderHref: olderLog === null ? null : `?${new URLSearchParams({ before: String(olderLog) })}`,
    mayClose: mayEver(member.role, "close_group") && !record.closedByStaff,
    timeZone: member.timeZone,
  };
}

function membersOf(member: Member, { members, names }: GroupRecord) {
  const seesCustomers = mayEver(member.role, "see_customers");
  const at = (moment: Date) => shortTime(moment, member.timeZone);
  return members.map(({ id, userId, role, joinedAt, paidAt, payBy, orderId }) => ({
    id,
    member: {
      text: fullName(names.get(userId)),
      href: seesCustomers ? href("/staff/customers/:userId", { userId }) : null,
    },
    role: roleName(role),
    joined: at(joinedAt),
    share: paidAt
      ? {
          text: `Paid on ${at(paidAt)}`,
          href: seesCustomers && orderId ? href("/staff/orders/:orderId", { orderId }) : null,
        }
      : payBy
        ? `To be bought by ${deadlineText({ payBy })}`
        : "Not to be bought yet",
  }));
}

function boardOf(member: Member, { board, names }: GroupRecord) {
  return board.map(({ id, userId, text, sentAt, removedAt }) => ({
    id,
    time: shortTime(sentAt, member.timeZone),
    author: fullName(names.get(userId)),
    text: removedAt === null ? text : null,
  }));
}

function logOf(member: Member, { log, names }: GroupRecord) {
  return log.map(({ id, at, userId, event, text }) => {
    const who = userId === null ? null : fullName(names.get(userId));
    return {
      id,
      time: shortTime(at, member.timeZone),
      text:
        event === "closed_by_staff"
          ? `${who ?? "The desk"} closed the group.`
          : groupLogText({ who, event, text }),
      contribution: event === "contributed" ? text : null,
    };
  });
}
