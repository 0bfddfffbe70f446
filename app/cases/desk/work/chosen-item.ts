import { type ItemState, itemStates } from "#app/orders/order-state.ts";
import { isId, OrderItemId, UserId } from "#app/platform/ids.ts";

/** One row of the list as somebody saw it: what changed since is not changed over. */
export type ChosenItem = { id: OrderItemId; state: ItemState; assignedTo: UserId | null };

export function writeChosen({ id, state, assignedTo }: ChosenItem): string {
  return [id, state, assignedTo ?? ""].join(" ");
}

/** Each item once, as it was sent first; without what no list of ours sends. */
export function readChosen(sent: readonly string[]): ChosenItem[] {
  const chosen = sent.flatMap((text) => readOne(text) ?? []);
  const once = new Map<OrderItemId, ChosenItem>();
  for (const one of chosen) if (!once.has(one.id)) once.set(one.id, one);
  return [...once.values()].slice(0, chosenMax);
}

/** As many as a page of the list has. */
const chosenMax = 50;

function readOne(text: string): ChosenItem | null {
  const [id, state, assignedTo = "", ...more] = text.split(" ");
  const known = itemStates.find((one) => one === state);
  if (!isId(OrderItemId, id) || !known || more.length > 0 || !/^[\w-]{0,64}$/.test(assignedTo)) return null;
  return { id, state: known, assignedTo: assignedTo === "" ? null : UserId.parse(assignedTo) };
}
