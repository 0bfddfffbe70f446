import { href } from "react-router";

import { servicePath } from "#app/catalog/metadata.ts";
import { groupIdField, writeChoices } from "#app/pricing/choices-in-query.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import { isCustom } from "#app/pricing/custom-service.ts";
import type { Currency } from "#app/money/currency.ts";

type Payment = { amount: bigint; premium: bigint; gateway: string; currency: Currency };
type Order = {
  purchaseId: string;
  fromCart: boolean;
  configurations: Configuration[];
  couponCode: string | null;
  walletShare: bigint;
};

/**
 * The page where what a payment was for can be paid again: an order's payment dialog, or for a top-up, which has no
 * order, the wallet's form. `gateway` is chosen there beforehand.
 */
export function retryPaymentHref(
  payment: Payment,
  order: Order | null,
  gateway: string | null = null,
): string {
  if (order) return retryOrderHref(order, gateway);
  return retryTopUpHref(payment, gateway ?? payment.gateway);
}

/** Keeps the purchase id, so the earlier attempt ends and nobody buys twice. */
function retryOrderHref(order: Order, gateway: string | null): string {
  const way = new URLSearchParams({ pay: order.purchaseId });
  if (order.walletShare > 0n) way.set("wallet", "1");
  if (gateway) way.set("gateway", gateway);
  if (order.fromCart) return `${href("/service/cart")}?${way}`;
  const [item, ...others] = order.configurations;
  if (!item || others.length > 0) return "/service/";
  // Custom work has no page but its link.
  if (isCustom(item)) return "/account/dashboard/";
  const choices = writeChoices(item.choices);
  if (item.groupId) choices.set(groupIdField, item.groupId);
  if (order.couponCode) choices.set("coupon", order.couponCode);
  return `${servicePath(item.service)}?${[choices, way].filter(({ size }) => size > 0).join("&")}`;
}

function retryTopUpHref({ amount: charged, premium, currency }: Payment, gateway: string): string {
  // What the wallet was to receive, in hundredths.
  const amount = charged - premium;
  const written = `${amount / 100n}.${String(amount % 100n).padStart(2, "0")}`;
  return `${href("/service/wallet")}/?${new URLSearchParams({ amount: written, gateway, currency })}#add-funds`;
}
