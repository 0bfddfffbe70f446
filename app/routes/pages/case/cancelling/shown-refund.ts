import type { RefundShown } from "#app/cases/find-refund-due.server.ts";
import { formatMoney } from "#app/money/format.ts";
import type { ShownRefund } from "#app/routes/pages/case/cancelling/cancelling-view.ts";

/** What comes back, by where it goes. */
export function shownRefund({ toWallet, toGateway, premium, currency }: RefundShown): ShownRefund {
  const money = (amount: bigint) => formatMoney(amount, currency);
  const parts = [
    { label: "To your wallet, at once", amount: toWallet },
    { label: "To the card or account you paid with", amount: toGateway },
    { label: "The platform premium on it", amount: premium },
  ];
  return {
    lines: parts
      .filter(({ amount }) => amount > 0n)
      .map(({ label, amount }) => ({ label, amount: money(amount) })),
    whole: money(toWallet + toGateway + premium),
    nothing: toWallet + toGateway + premium === 0n,
    fields: {
      to_wallet: String(toWallet),
      to_gateway: String(toGateway),
      premium: String(premium),
    },
  };
}
