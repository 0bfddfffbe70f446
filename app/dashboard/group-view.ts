import type { ResearchGroupCard, ShownState } from "#app/content/research-group-card.ts";

export type MyGroup = Pick<ResearchGroupCard, "id" | "title" | "requiredMembers"> & {
  members: number;
  state: ShownState;
  /** On the members' board. */
  unread: number;
  /** `buyHref` is null once a payment has begun. */
  due: { on: string; buyHref: string | null } | null;
};
