import type { ResearchGroupCard } from "#app/content/research-group-card.ts";
import type { ContributionRole, GroupEvent, GroupState } from "#app/research-groups/group.ts";

/** A group in a list. */
export type ListedGroup = ResearchGroupCard & {
  state: GroupState;
  /** Whether the viewer is one of its members. */
  mine: boolean;
};

/** A group as its page shows it to one viewer. The card's description is whole. */
export type GroupPage = ResearchGroupCard & {
  state: GroupState;
  members: GroupPageMember[];
  iAm: ViewerInGroup;
  /** In the order it happened; empty for whoever is no member. */
  log: GroupLogEntry[];
  /** The entry before which there are others, which are not shown; null where there is none. */
  olderLog: number | null;
};

/** A visitor who is not signed in is given the first letter of each name. */
export type GroupPageMember = {
  memberId: string;
  firstName: string;
  lastName: string;
  role: ContributionRole;
  joinedAt: Date;
  paid: boolean;
  /** Until when they must have bought their share; null while the group is not full, and once they have. */
  payBy: Date | null;
  me: boolean;
};

export type ViewerInGroup = {
  member: boolean;
  /** Whether closing and opening the group is theirs: they began it, or have been there longest since who did has left. */
  creator: boolean;
  role: ContributionRole | null;
  paid: boolean;
  /** The group is full, their share is not paid, and its last day is not over. */
  canBuy: boolean;
  payBy: Date | null;
  /** A payment for their share has been begun and is not finished. */
  orderOpen: boolean;
};

export type GroupLogEntry = {
  id: number;
  at: Date;
  /** Null for what happened by the clock, and for what staff did. */
  who: string | null;
  event: GroupEvent;
  /** The role that was taken, or what was contributed. */
  text: string | null;
};
