import type { ListShape } from "#app/desk/list/list-query.ts";
import { gatewayNames } from "#app/payments/gateways/gateway-registry.ts";
import type { OrderState } from "#app/orders/order-state.ts";
import { orderLabels } from "#app/refunds/state-labels.ts";

export const orderStates = Object.keys(orderLabels) as OrderState[];

/** The days are of what the list is sorted by. */
export const ordersList = {
  path: "/staff/orders",
  filters: {
    state: orderStates,
    gateway: gatewayNames,
    currency: /^[A-Z]{3}$/,
    from: "day",
    until: "day",
    customer: "text",
  },
  sorts: { ordered: "desc", paid: "desc" },
} as const satisfies ListShape;
