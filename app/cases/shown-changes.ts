import { itemStateLabels } from "#app/orders/items/item-state-labels.ts";
import type { ItemChange } from "#app/orders/items/list-item-changes.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { dayFormat } from "#app/platform/zone-formats.ts";

export type ShownChange = {
  at: string;
  /** The day it was where the customer is, written out. */
  day: string;
  text: string;
  /** What was said with it, to the customer or by them. */
  said: { by: "customer" | "counsellor"; text: string } | null;
};

/** What happened that moved the service to no other state, such as the sending of its form. */
export type CaseEvent = { at: Date; text: string };

type Around = {
  customerId: UserId;
  timeZone: string;
  events?: readonly CaseEvent[];
  /** What was handed over, and when: a delivery then says which version it was. */
  versions?: readonly { version: number; handedAt: Date }[];
};

/** What happened to a service as its customer reads it, the newest first. What the desk keeps to itself is left out. */
export function shownChanges(changes: readonly ItemChange[], around: Around): ShownChange[] {
  const day = dayFormat(around.timeZone);
  const happened = [
    ...(around.events ?? []).map(({ at, text }) => ({ at, text, said: null })),
    ...changes.map((change) => shownChange(change, around)),
  ];
  return happened
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, ...shown }) => ({ at: at.toISOString(), day: day.format(at), ...shown }))
    .toReversed();
}

function shownChange(
  { state, changedBy, note, noteTold, changedAt }: ItemChange,
  { customerId, versions = [] }: Around,
): CaseEvent & Pick<ShownChange, "said"> {
  const by = changedBy === customerId ? "customer" : "counsellor";
  const asked = by === "customer" && state === "in_progress";
  // A version is handed over and delivered at one moment.
  const isHanded = ({ handedAt }: { handedAt: Date }) => handedAt.getTime() === changedAt.getTime();
  const handed = state === "delivered" ? versions.find(isHanded) : undefined;
  const stateLabels = itemStateLabels[state] + (handed ? `, version ${handed.version}` : "");
  return {
    at: changedAt,
    text: asked ? "Changes asked for" : stateLabels,
    said: note !== null && noteTold ? { by, text: note } : null,
  };
}
