import type { Member } from "#app/desk/find-staff.server.ts";
import type { ItemInOrder } from "#app/orders/find-item.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { Outcome } from "#app/platform/outcome.ts";

/** Who looks at a case: the customer whose it is, or a member of the desk who may see it. */
export type CaseViewer =
  | { side: "customer"; userId: UserId; timeZone: string }
  | { side: "desk"; member: Member; timeZone: string };

/** A case as it is looked at. Whoever looks has been let in; each deed asks for its own right besides. */
export type CaseAt = {
  viewer: CaseViewer;
  item: ItemInOrder;
  now: Date;
  /** What the page's address asks for besides, such as older messages. */
  query: URLSearchParams;
};

/** A posted form of a case, whose intent is `<part>.<deed>`. */
export type CaseForm = {
  deed: string;
  field: (name: string) => string;
  fields: (name: string) => string[];
  /** What was chosen in a file field; a browser's empty one is left out. */
  files: (name: string) => File[];
};

/**
 * A part of a case's page: what it shows, null where it has nothing to show to this viewer, and what its forms do.
 * A deed answers with the word that the page then says it by.
 */
export type CasePart<View> = {
  load: (at: CaseAt) => Promise<View | null>;
  act: (form: CaseForm, at: CaseAt) => Promise<Outcome<string>>;
};

/** Why a form of a part was refused, and what was typed in it, by the names of its fields. */
export type CaseProblem = {
  part: string;
  deed: string;
  message: string;
  field: string | null;
  typed: Record<string, string[]>;
};

/** What a part's screen gets besides its view. */
export type CasePage = {
  token: string;
  side: CaseViewer["side"];
  /** Only where it is this part's. */
  problem: CaseProblem | null;
  /** What this part has just done. */
  said: string | null;
};

export type CaseSectionProps<View> = { view: View; page: CasePage };
