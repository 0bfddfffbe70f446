import type { Member } from "#app/desk/find-staff.server.ts";
import type { DeskAction } from "#app/desk/permissions.ts";
import type { Outcome } from "#app/platform/outcome.ts";

export type DeskUseCase = {
  action: DeskAction;
  name: string;
  /** On a new record of this member (`own`) or of somebody else. A list that hides the record returns `not_allowed`. */
  call: (member: Member, own: boolean) => Promise<Outcome<unknown>>;
};
