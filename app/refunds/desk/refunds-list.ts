import type { ListShape } from "#app/desk/list/list-query.ts";
import { gatewayNames } from "#app/payments/gateways/gateway-registry.ts";
import { type RefundState, refundStates } from "#app/payments/refund-state.ts";
import { refundLabels } from "#app/refunds/state-labels.ts";

/** `unanswered`: nobody knows whether the gateway made it. `wallet`: owed to a wallet in another currency. */
export type RefundList = RefundState | "unanswered" | "wallet";

export const refundsList = {
  path: "/staff/refunds",
  filters: {
    state: [...refundStates, "unanswered", "wallet"],
    gateway: gatewayNames,
    currency: /^[A-Z]{3}$/,
    from: "day",
    until: "day",
    customer: "text",
  },
  sorts: { since: "desc" },
} as const satisfies ListShape;

export const refundListLabels: Record<RefundList, string> = {
  ...refundLabels,
  unanswered: "No answer",
  wallet: "Owed to wallets",
};

/** Those that somebody may have to do something about, with what that is. */
export const unfinished: { readonly [State in RefundList]?: string } = {
  failed:
    "A platform or a bank refused these. We owe the money until you try again or pay it by bank transfer, or the customer’s bank pays it back in a dispute.",
  unanswered:
    "The platform has not answered, so nobody knows whether it made these. They are not sent again by themselves. Look the payment up on the platform, then say what you found.",
  owed: "No platform has accepted these yet. They are tried again automatically.",
  sent: "The platform has accepted these. A bank may take some days.",
  wallet:
    "These belong in wallets that hold another currency, and could not be changed when they were refunded. They are tried again every hour: accept a waiting rate, or enter a fresh one, and they are paid.",
};
