import type { ListShape } from "#app/desk/list/list-query.ts";
import { gatewayNames } from "#app/payments/gateways/gateway-registry.ts";

/** Every order that is paid has a receipt, so that they stand by the day of payment. */
export const receiptsList = {
  path: "/staff/receipts",
  filters: {
    gateway: gatewayNames,
    currency: /^[A-Z]{3}$/,
    from: "day",
    until: "day",
    customer: "text",
  },
  sorts: { paid: "desc" },
} as const satisfies ListShape;
