import type { CartItemView } from "#app/cart/pages/cart-view.ts";
import type { ChoiceField } from "#app/checkout/purchase-box/choice-fields.ts";

export function itemField(itemId: string, name: string): string {
  return `${itemId}.${name}`;
}

/** Marks an item's fields as present: an unticked box sends nothing. */
export const shownField = "shown";

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
