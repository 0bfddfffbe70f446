import { type BoughtService, customService } from "#app/catalog/slugs.ts";
import { isServiceSlug } from "#app/catalog/find-service-slug.ts";
import { takesEvidence } from "#app/cases/evidence/takes-evidence.ts";
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
  after: WorkCursor | null;
};

const states = Object.keys(itemStateLabels) as ItemState[];
const openStates: readonly ItemState[] = ["received", "in_progress", "in_review", "delivered"];
export const ourStates: readonly ItemState[] = ["received", "in_progress", "in_review"];

/** Ignores what it does not understand. */
export function readWorkFilter(params: URLSearchParams): WorkFilter {
  const state = params.get("state") ?? "";
  const service = params.get("service") ?? "";
  const person = params.get("person") ?? "";
  return {
    state: ["all", "customer", "waiting"].includes(state)
      ? (state as "all" | "customer" | "waiting")
      : (states.find((one) => one === state) ?? "open"),
    service: isServiceSlug(service) || service === customService ? service : null,
    person: /^[\w-]{1,64}$/.test(person) ? person : null,
    overdue: params.get("overdue") === "yes",
    unread: params.get("unread") === "yes",
    evidence: params.get("evidence") === "yes",
    reading: params.get("reading") === "yes",
    after: readCursor(params.get("after") ?? ""),
  };
}

export function writeWorkFilter(filter: WorkFilter): string {
  const { state, service, person, overdue, unread, evidence, reading, after } = filter;
  const params = new URLSearchParams();
  if (state !== "open") params.set("state", state);
  if (service !== null) params.set("service", service);
  if (person !== null) params.set("person", person);
  if (overdue) params.set("overdue", "yes");
  if (unread) params.set("unread", "yes");
  if (evidence) params.set("evidence", "yes");
  if (reading) params.set("reading", "yes");
  if (after !== null) {
    params.set("after", [after.rank, after.day, after.number, after.position].join("."));
  }
  return params.size === 0 ? "" : `?${params}`;
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

function readCursor(text: string): WorkCursor | null {
  const found = written.exec(text);
  if (!found) return null;
  const [, rank, day = "", number, position] = found;
  return { rank: Number(rank), day, number: Number(number), position: Number(position) };
}
