import type { CartItemView } from "#app/cart/pages/cart-view.ts";
import type { ChoiceField } from "#app/checkout/purchase-box/choice-fields.ts";

/** The fields of one item in the form of the whole cart. */
export function itemField(itemId: string, name: string): string {
  return `${itemId}.${name}`;
}

/** Says that an item's fields are in the form: a box that is not ticked sends nothing. */
export const shownField = "shown";

/** What the form shows of one item, under the names that a service's own form has; null where it does not show it. */
export function shownChoices(form: FormData, itemId: string): FormData | null {
  const choices = new FormData();
  const start = itemField(itemId, "");
  for (const [name, value] of form)
    if (name.startsWith(start)) choices.append(name.slice(start.length), value);
  return choices.has(shownField) ? choices : null;
}

/** Whether the form was sent with other choices for an item than it has. */
export function isChanged(item: CartItemView, sent: Record<string, readonly string[]>): boolean {
  const valueSent = (name: string) => sent[itemField(item.id, name)]?.[0];
  if (valueSent(shownField) === undefined) return false;
  return item.fields.some((field) => (valueSent(field.name) ?? "") !== valueOf(field));
}

/** As its field sends it. */
export function valueOf(field: ChoiceField): string {
  if (field.kind !== "flag") return field.value;
  return field.on ? "1" : "";
}
