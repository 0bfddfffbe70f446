import type { PaymentState } from "#app/payments/payment-state.ts";

type Status = {
  state: PaymentState;
  purpose: "order" | "top_up";
  unapplied: "credited" | "to_refund" | "refunded" | null;
};

type Named = { gateway: string; orderName: string | null };

/** What a gateway has told us of a payment, and where the money is, for whoever answers its customer. */
export function gatewayStatusText(
  { state, purpose, unapplied }: Status,
  { gateway, orderName }: Named,
): string {
  if (unapplied !== null)
    return `${gateway} has the money, but what it paid for could not be completed. ${unappliedText[unapplied]}`;
  switch (state) {
    case "paid":
      return purpose === "top_up"
        ? `${gateway} has the money. It is in the customer's wallet.`
        : `${gateway} has the money. ${orderName ?? "The order"} was paid with it.`;
    case "created":
      return `It was never opened at ${gateway}, so nobody can have paid it.`;
    case "pending":
      return `${gateway} has told us of no money for it yet.`;
    case "failed":
    case "expired":
      return `It has ended, and ${gateway} has told us of no money for it.`;
  }
}

const unappliedText = {
  credited: "It is in the customer's wallet, whole.",
  to_refund: "It is owed to the customer and goes back the way it came.",
  refunded: "It has gone back the way it came.",
};
