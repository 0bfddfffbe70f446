import type { RefundShown } from "#app/cases/cancelling/find-refund-due.server.ts";
import { formatMoney } from "#app/money/format.ts";
import type { CaseViewer } from "#app/cases/case-part.ts";
import type { ShownRefund } from "#app/cases/cancelling/cancelling-view.ts";
import { refundFields } from "#app/refunds/refund-parts.ts";

export function shownRefund(shown: RefundShown, side: CaseViewer["side"]): ShownRefund {
  const { toWallet, toGateway, premium, currency } = shown;
  const money = (amount: bigint) => formatMoney(amount, currency);
  const parts = [
    { label: `To ${side === "customer" ? "your" : "the customer’s"} wallet, at once`, amount: toWallet },
    {
      label: `To the card or account ${side === "customer" ? "you" : "they"} paid with`,
      amount: toGateway,
    },
    { label: "The platform premium on it", amount: premium },
  ];
  return {
    lines: parts
      .filter(({ amount }) => amount > 0n)
      .map(({ label, amount }) => ({ label, amount: money(amount) })),
    whole: money(toWallet + toGateway + premium),
    nothing: toWallet + toGateway + premium === 0n,
    fields: refundFields(shown),
  };
}
