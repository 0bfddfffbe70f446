import type { ResearchGroupCard } from "#app/content/research-group-card.ts";
import type { ContributionRole, GroupEvent, GroupState } from "#app/research-groups/group.ts";

export type ListedGroup = ResearchGroupCard & {
  state: GroupState;
  mine: boolean;
};

export type GroupPage = ResearchGroupCard & {
  state: GroupState;
  members: GroupPageMember[];
  iAm: ViewerInGroup;
  log: GroupLogEntry[];
  olderLog: number | null;
};

export type GroupPageMember = {
  memberId: string;
  firstName: string;
  lastName: string;
  role: ContributionRole;
  joinedAt: Date;
  paid: boolean;
  /** Null until the group is full, and once they have paid. */
  payBy: Date | null;
  me: boolean;
};

export type ViewerInGroup = {
  member: boolean;
  /** The founder, or if they left, the longest-standing member. */
  creator: boolean;
  role: ContributionRole | null;
  paid: boolean;
  canBuy: boolean;
  payBy: Date | null;
  orderOpen: boolean;
};

export type GroupLogEntry = {
  id: number;
  at: Date;
  /** Null for events by the clock or staff. */
  who: string | null;
  event: GroupEvent;
  text: string | null;
};
