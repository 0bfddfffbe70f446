import type { CartItemView } from "#app/cart/pages/cart-view.ts";
import type { ChoiceField } from "#app/checkout/choice-fields.ts";

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

/** The choices and the coupon that the form was sent with, by the names of their fields. */
export type Typed = Record<string, string>;

export function readTyped(form: FormData): Typed {
  const isTyped = (name: string) => name.includes(".") || name === "coupon";
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (isTyped(name) && typeof value === "string" ? [[name, value]] : [])),
  );
}

/** The item as it was shown when the form was sent. */
export function withTyped(item: CartItemView, typed: Typed): CartItemView {
  if (!Object.hasOwn(typed, itemField(item.id, shownField))) return item;
  const fields = item.fields.map((field) => withValue(field, typed[itemField(item.id, field.name)]));
  return { ...item, fields };
}

/** Whether the two show other choices. */
export function isChanged(item: CartItemView, shown: CartItemView): boolean {
  return item.fields.some((field, index) => valueOf(field) !== valueOf(shown.fields[index] ?? field));
}

export function valueOf(field: ChoiceField): string {
  return field.kind === "flag" ? String(field.on) : field.value;
}

function withValue(field: ChoiceField, value = ""): ChoiceField {
  switch (field.kind) {
    case "flag":
      return { ...field, on: value !== "" };
    case "options":
      return field.options.some((option) => option.value === value) ? { ...field, value } : field;
    case "number":
      return /^\d{1,9}$/.test(value) ? { ...field, value } : field;
  }
}
