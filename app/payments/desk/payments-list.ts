import type { ListShape } from "#app/desk/list/list-query.ts";
import { gatewayNames } from "#app/payments/gateways/gateway-registry.ts";
import { paymentStates } from "#app/payments/payment-state.ts";

export const purposeLabels = { order: "An order", top_up: "Funds for the wallet" } as const;

/** `q` is what a customer may say: any name of the payment, the order, or who they are. */
export const paymentsList = {
  path: "/staff/payments",
  filters: {
    state: paymentStates,
    gateway: gatewayNames,
    currency: /^[A-Z]{3}$/,
    purpose: ["order", "top_up"],
    from: "day",
    until: "day",
    q: "text",
  },
  sorts: { begun: "desc" },
} as const satisfies ListShape;
