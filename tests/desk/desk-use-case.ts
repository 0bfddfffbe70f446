import type { Member } from "#app/desk/find-staff.server.ts";
import type { DeskAction } from "#app/desk/permissions.ts";
import type { Outcome } from "#app/platform/outcome.ts";

/** One way in which an action of the desk is done. */
export type DeskUseCase = {
  action: DeskAction;
  /** What is called. */
  name: string;
  /**
   * Does it to a new record that it makes itself: one that is this member's `own`, or somebody else's. A list that leaves
   * out what is not theirs refuses with `not_allowed` if it leaves the record out.
   */
  call: (member: Member, own: boolean) => Promise<Outcome<unknown>>;
};
