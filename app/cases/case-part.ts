import type { z } from "zod";

import type { Member } from "#app/desk/find-staff.server.ts";
import type { ItemInOrder } from "#app/orders/items/find-item.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { Outcome } from "#app/platform/outcome.ts";

export type CaseViewer =
  | { side: "customer"; userId: UserId; timeZone: string }
  | { side: "desk"; member: Member; timeZone: string };

/** A case as it is looked at. Whoever looks has been let in; each action asks for its own right besides. */
export type CaseAt = {
  viewer: CaseViewer;
  item: ItemInOrder;
  now: Date;
  query: URLSearchParams;
};

/** Resolves to the key of the message shown afterwards. */
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

/** `load` is null when there is nothing for this viewer; intents are `<part>.<action>`. */
export type CasePart<View> = {
  load: (at: CaseAt) => Promise<View | null>;
  actions: Record<string, CaseAction>;
};

export type CasePage = {
  side: CaseViewer["side"];
  said: string | null;
  /** And nobody has answered: nothing else is asked of the customer meanwhile. */
  askedToCancel: boolean;
};

export type CaseSectionProps<View> = { view: View; page: CasePage };
