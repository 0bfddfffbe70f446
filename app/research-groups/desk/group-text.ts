import { payByDay, type GroupState } from "#app/research-groups/group.ts";
import type { GroupInList } from "#app/research-groups/page-groups.server.ts";
import { writtenDate } from "#app/platform/dates.ts";

export const groupStates: Record<GroupState, string> = {
  open: "Open",
  full: "Full, shares to be bought",
  working: "Working",
  closed: "Closed",
};

export function placesText({ membersCount, requiredMembers }: GroupInList): string {
  return `${membersCount} of ${requiredMembers}`;
}

export function deadlineText({ payBy }: Pick<GroupInList, "payBy">): string {
  return payBy ? writtenDate(payByDay(payBy)) : "None";
}
