import { href } from "react-router";

/** A stretch of a sentence, and where it leads if it names something that has a place. */
export type TextPiece = { text: string; href: string | null };

type Movement = { kind: string; reference: string; text: string };
type NamedOrder = { id: string; name: string; listed: boolean };

/**
 * What a movement of the wallet says. The ledger keeps the words; money set aside knows its order only by id, so its
 * words are made here.
 */
export function movementText(movement: Movement, orders: readonly NamedOrder[]): TextPiece[] {
  return linkOrders(textOf(movement, orders), orders);
}

/** Links the orders that a sentence names, as far as the dashboard lists them. */
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
