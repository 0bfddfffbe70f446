import { boxFields } from "#app/checkout/purchase-box-data.ts";
import type { PurchaseView } from "#app/checkout/purchase-view.ts";
import { formatMoney } from "#app/money/format.ts";

type Standing = {
  priced: { view: PurchaseView | null; couponProblem: string | null } | null;
  /** Whether every choice is made. */
  complete: boolean;
  createsGroup: boolean;
  holdsThis: boolean;
};

/**
 * What was pressed has not been done, for the form showed other choices than those that were priced, or a price that
 * is no longer the price, or a coupon that is none. It is done when it is pressed again.
 */
export function beforeBuying(
  url: URL,
  { priced, complete, createsGroup, holdsThis }: Standing,
): string | null {
  const pressed = url.searchParams.get(boxFields.again);
  if (pressed === null || !priced?.view || !complete) return null;
  const { price, currency } = priced.view.quote;
  const carting = pressed === "add_to_cart";
  const nothing = `Nothing has been ${carting ? "added to your cart" : "bought"} yet.`;
  if (priced.couponProblem !== null) {
    return `${priced.couponProblem} ${nothing} Correct the code or take it out, then press again.`;
  }
  const now = `For what you chose the price is ${formatMoney(price, currency)}.`;
  if (carting && holdsThis && !createsGroup) return `${now} It is in your cart already.`;
  const button = createsGroup ? "Create Group" : carting ? "Add to Cart" : "Buy Now";
  return `${now} ${nothing} Press ${button} to go on.`;
}
