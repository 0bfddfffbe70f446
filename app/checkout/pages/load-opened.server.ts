import type { CurrentUser } from "#app/platform/request-context.ts";
import { describePayment } from "#app/checkout/describe-purchase.server.ts";
import type { NextAction } from "#app/checkout/pay/next-action.ts";
import type { BoughtItem } from "#app/checkout/pay/payment-dialog-data.ts";
import type { PaymentSplit } from "#app/checkout/pay/payment-split.ts";
import { retryPaymentHref } from "#app/checkout/pay/retry-payment.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";
import { findOrder, type Order } from "#app/orders/find-order.server.ts";
import type { Payer } from "#app/payments/gateways/gateway-window.ts";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import { gatewaysFor } from "#app/payments/gateways/gateway-registry.server.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { describe } from "#app/pricing/configuration.ts";
import { describeAll } from "#app/pricing/describe-all.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";

type Bought = { what: BoughtItem[]; price: bigint; split: PaymentSplit };

/** What an open payment is for, and how else it can be paid. */
export async function loadOpened(payment: Payment, user: CurrentUser) {
  const order = payment.orderId ? await findOrder(db, payment.orderId) : null;
  const headings = order ? await nameServices(order.configurations) : [];
  const payer: Payer = {
    name: fullName(user),
    email: user.email,
    mobile: user.mobile,
    shop: env().SITE_NAME,
    description: order ? describeAll(order.configurations, headings) : await describePayment(payment),
  };
  return {
    bought: order && boughtIn(order, headings),
    fromCart: order?.fromCart ?? false,
    otherWays: otherWaysToPay(payment, order),
    payer,
  };
}

function boughtIn(order: Order, headings: readonly string[]): Bought {
  const { items, price, walletShare, premium, charged } = order;
  return {
    what: items.map((item, at) => ({
      heading: headings[at] ?? "",
      text: describe(item.configuration),
      price: item.price,
    })),
    price,
    split: { walletShare, premium, charged },
  };
}

/** Where another gateway can be chosen, then each of them, chosen already. */
function otherWaysToPay(payment: Payment, order: Order | null): [NextAction, ...NextAction[]] {
  const others = gatewaysFor(payment.currency).filter((gateway) => gateway !== payment.gateway);
  return [
    { label: "Choose another way to pay", href: retryPaymentHref(payment, order) },
    ...others.map((gateway) => ({
      label: `Pay by ${gatewayFacts[gateway].label}`,
      href: retryPaymentHref(payment, order, gateway),
    })),
  ];
}
