import type { Member } from "#app/desk/find-staff.server.ts";
import type { FiguresView } from "#app/figures/desk/figures-view.ts";
import type { DaySpan } from "#app/platform/day-spans.ts";

export type AskedFigures = {
  member: Member;
  span: DaySpan;
  now: Date;
  query: string;
  /** The period in words. */
  during: string;
};

export type LoadedFigures = Pick<FiguresView, "intro" | "figures">;
