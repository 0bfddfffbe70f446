import { href } from "react-router";

export type TextPiece = { text: string; href: string | null };

type Movement = { kind: string; reference: string; text: string };
type NamedOrder = { id: string; name: string; listed: boolean };

/** The ledger has the words; money set aside knows only its order's id. */
export function movementText(movement: Movement, orders: readonly NamedOrder[]): TextPiece[] {
  return linkOrders(textOf(movement, orders), orders);
}

export function linkOrders(sentence: string, orders: readonly NamedOrder[]): TextPiece[] {
  const listed = new Set(orders.filter((order) => order.listed).map(({ name }) => name));
  return sentence
    .split(/(\bLF-\d+\b(?!-))/)
    .filter((text) => text !== "")
    .map((text) => ({ text, href: listed.has(text) ? `${href("/account/dashboard")}/#${text}` : null }));
}

function textOf({ kind, reference, text }: Movement, orders: readonly NamedOrder[]): string {
  const order = orders.find(({ id }) => reference.startsWith(id));
  const name = order ? `order ${order.name}` : "an order";
  switch (kind) {
    case "hold":
      return `Set aside for ${name}`;
    case "hold_posted":
      return `Paid for ${name} with what was set aside`;
    case "hold_voided":
      return `Free again, because ${name} was not paid`;
    default:
      return text;
  }
}
