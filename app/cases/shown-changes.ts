import { itemStateLabels } from "#app/orders/items/item-state-labels.ts";
import type { ItemChange } from "#app/orders/items/list-item-changes.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { dayFormat } from "#app/platform/zone-formats.ts";

export type ShownChange = {
  at: string;
  /** In the customer's time zone. */
  day: string;
  text: string;
  note: { by: "customer" | "counsellor"; text: string } | null;
};

/** Leaves the state unchanged, such as sending the form. */
export type CaseEvent = { at: Date; text: string };

type Around = {
  customerId: UserId;
  timeZone: string;
  events?: readonly CaseEvent[];
  versions?: readonly { version: number; handedAt: Date }[];
};

/** Newest first, without what the desk keeps to itself. */
export function shownChanges(changes: readonly ItemChange[], around: Around): ShownChange[] {
  const day = dayFormat(around.timeZone);
  const happened = [
    ...(around.events ?? []).map(({ at, text }) => ({ at, text, note: null })),
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
): CaseEvent & Pick<ShownChange, "note"> {
  const by = changedBy === customerId ? "customer" : "counsellor";
  const asked = by === "customer" && state === "in_progress";
  // Handing over and delivery share one timestamp.
  const isHanded = ({ handedAt }: { handedAt: Date }) => handedAt.getTime() === changedAt.getTime();
  const handed = state === "delivered" ? versions.find(isHanded) : undefined;
  const silent = state === "completed" && changedBy === "system" ? ", as we had no answer" : "";
  const stateLabels = itemStateLabels[state] + (handed ? `, version ${handed.version}` : silent);
  return {
    at: changedAt,
    text: asked ? "Changes asked for" : stateLabels,
    note: note !== null && noteTold ? { by, text: note } : null,
  };
}
