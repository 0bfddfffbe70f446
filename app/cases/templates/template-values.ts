import type { TemplateValues } from "#app/cases/templates/template-variables.ts";
import type { ItemInOrder } from "#app/orders/items/find-item.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { writtenDate } from "#app/platform/dates.ts";

type Named = { heading: string; customer: string | null; counsellor: string | null };

/** `counsellor` is a first name, as customers read it. */
export function templateValues(
  { number, dueOn }: Pick<ItemInOrder, "number" | "dueOn">,
  { heading, customer, counsellor }: Named,
): TemplateValues {
  return {
    customer_first_name: customer,
    service: heading,
    due_date: dueOn === null ? null : writtenDate(dueOn),
    counsellor,
    order_number: orderName(number),
  };
}
