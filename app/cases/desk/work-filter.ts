import { customService, type BoughtService } from "#app/catalog/slugs.ts";
import { isServiceSlug } from "#app/catalog/find-service-slug.ts";
import { takesEvidence } from "#app/cases/evidence/takes-evidence.ts";
import { type ListShape, type QueryOf, readListQuery } from "#app/desk/list/list-query.ts";
import type { WorkCursor } from "#app/orders/items/work-cursor.ts";
import { itemStateLabels } from "#app/orders/items/item-state-labels.ts";
import type { ItemState } from "#app/orders/order-state.ts";

/** `open`: ours to do. `customer`: waits for them, and of it `waiting` for their form. */
export type WorkFilter = {
  state: ItemState | "open" | "customer" | "waiting" | "all";
  service: BoughtService | null;
  /** A user's id, `me` or `nobody`; null for everybody. */
  person: string | null;
  overdue: boolean;
  unread: boolean;
  evidence: boolean;
  /** Versions that wait for this member to read them. */
  reading: boolean;
  by: "due" | "order";
  descending: boolean;
  after: WorkCursor | null;
  before: WorkCursor | null;
};

const states = Object.keys(itemStateLabels) as ItemState[];
const openStates: readonly ItemState[] = ["received", "in_progress", "in_review", "delivered"];
export const ourStates: readonly ItemState[] = ["received", "in_progress", "in_review"];

const isBought = (text: string) => text === customService || isServiceSlug(text);

const toDo = {
  path: "/staff/work",
  filters: {
    state: ["customer", "waiting", "all", ...states],
    service: isBought,
    person: /^[\w-]{1,64}$/,
    overdue: "tick",
    unread: "tick",
    evidence: "tick",
    reading: "tick",
  },
  sorts: { due: "asc", order: "desc" },
} as const satisfies ListShape;

/** What has ended stands newest first. */
const ended = { ...toDo, sorts: { due: "desc", order: "desc" } } as const satisfies ListShape;

type WorkQuery = QueryOf<typeof toDo>;

/** The list that an address asks for, whose first direction is of what it lists. */
export function readWork(params: URLSearchParams): {
  shape: typeof toDo | typeof ended;
  query: WorkQuery;
  filter: WorkFilter;
} {
  const first = filterOf(readListQuery(toDo, params));
  const shape = isForDone(first) ? ended : toDo;
  const query = readListQuery(shape, params);
  return { shape, query, filter: filterOf(query) };
}

export function readWorkFilter(params: URLSearchParams): WorkFilter {
  return readWork(params).filter;
}

/** Ignores what it does not understand. */
function filterOf({ filters, sort, direction, after, before }: WorkQuery): WorkFilter {
  const { state, service, person, overdue, unread, evidence, reading } = filters;
  return {
    state: (state as WorkFilter["state"] | null) ?? "open",
    service: service as BoughtService | null,
    person,
    overdue: overdue !== null,
    unread: unread !== null,
    evidence: evidence !== null,
    reading: reading !== null,
    by: sort,
    descending: direction === "desc",
    after: readCursor(after),
    before: readCursor(before),
  };
}

/** Unread messages count in every state, evidence until it can no longer be decided. */
export function statesOf({ state, overdue, unread, evidence }: WorkFilter): readonly ItemState[] {
  const asked = statesAsked((unread || evidence) && state === "open" ? "all" : state);
  return asked.filter((one) => (!overdue || ourStates.includes(one)) && (!evidence || takesEvidence(one)));
}

function statesAsked(state: WorkFilter["state"]): readonly ItemState[] {
  if (state === "open") return ourStates;
  if (state === "all") return states;
  if (state === "customer") return ["received", "delivered"];
  return state === "waiting" ? ["received"] : [state];
}

/** Null where the state alone decides. */
export function waitsForOf({ state, unread, evidence }: WorkFilter): "us" | "customer" | null {
  if (state === "customer") return "customer";
  return state === "open" && !unread && !evidence ? "us" : null;
}

export function isForDone(filter: WorkFilter): boolean {
  return statesOf(filter).every((state) => !openStates.includes(state));
}

const written = /^([01])\.(\d{4}-\d{2}-\d{2})\.(\d{1,9})\.(\d{1,6})$/;

export function writeCursor({ rank, day, number, position }: WorkCursor): string {
  return [rank, day, number, position].join(".");
}

export function readCursor(text: string | null): WorkCursor | null {
  const found = written.exec(text ?? "");
  if (!found) return null;
  const [, rank, day = "", number, position] = found;
  return { rank: Number(rank), day, number: Number(number), position: Number(position) };
}
