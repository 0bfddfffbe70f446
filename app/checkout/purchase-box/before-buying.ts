import { boxFields } from "#app/checkout/purchase-box/purchase-box-data.ts";
import type { PurchaseView } from "#app/checkout/pay/purchase-view.ts";
import { formatMoney } from "#app/money/format.ts";

type Status = {
  priced: { view: PurchaseView | null; couponProblem: string | null } | null;
  complete: boolean;
  createsGroup: boolean;
  holdsThis: boolean;
};

/** Why the first press did nothing: unpriced choices, an old price or a wrong coupon. The second acts. */
export function beforeBuying(url: URL, { priced, complete, createsGroup, holdsThis }: Status): string | null {
  const pressed = url.searchParams.get(boxFields.again);
  if (pressed === null || !priced?.view || !complete) return null;
  const { price, currency } = priced.view.quote;
  const carting = pressed === "add_to_cart";
  const nothing = `Nothing has been ${carting ? "added to your cart" : "bought"} yet.`;
  if (priced.couponProblem !== null) {
    return `${priced.couponProblem} ${nothing} Correct the code or remove it, then press again.`;
  }
  const now = `The price for what you chose is ${formatMoney(price, currency)}.`;
  if (carting && holdsThis && !createsGroup) return `${now} It is already in your cart.`;
  const button = createsGroup ? "Create Group" : carting ? "Add to Cart" : "Buy Now";
  return `${now} ${nothing} Press ${button} to continue.`;
}
