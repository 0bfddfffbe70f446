import type { z } from "zod";

import type { Member } from "#app/desk/find-staff.server.ts";
import type { ItemInOrder } from "#app/orders/items/find-item.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { Outcome } from "#app/platform/outcome.ts";

/** Who looks at a case: the customer whose it is, or a member of the desk who may see it. */
export type CaseViewer =
  | { side: "customer"; userId: UserId; timeZone: string }
  | { side: "desk"; member: Member; timeZone: string };

/** A case as it is looked at. Whoever looks has been let in; each action asks for its own right besides. */
export type CaseAt = {
  viewer: CaseViewer;
  item: ItemInOrder;
  now: Date;
  /** What the page's address asks for besides, such as older messages. */
  query: URLSearchParams;
};

/** What a form of a part asks for. It answers with the word that the page then says it by. */
type CaseAction = {
  schema: z.ZodObject | ((at: CaseAt) => z.ZodObject);
  run: (fields: Record<string, unknown>, at: CaseAt) => Promise<Outcome<string>>;
};

export function caseAction<Schema extends z.ZodObject>(
  schema: Schema | ((at: CaseAt) => Schema),
  run: (fields: z.output<Schema>, at: CaseAt) => Promise<Outcome<string>>,
): CaseAction {
  return { schema, run } as unknown as CaseAction;
}

/**
 * A part of a case's page: what it shows, null where it has nothing to show to this viewer, and what its forms do, whose
 * intents are `<part>.<action>`.
 */
export type CasePart<View> = {
  load: (at: CaseAt) => Promise<View | null>;
  actions: Record<string, CaseAction>;
};

/** What a part's screen gets besides its view. */
export type CasePage = {
  side: CaseViewer["side"];
  /** What this part has just done. */
  said: string | null;
};

export type CaseSectionProps<View> = { view: View; page: CasePage };
