import type { PaymentSplit } from "#app/checkout/payment-split.ts";
import { formatMoney } from "#app/money/format.ts";
import { premiumLabel } from "#app/pricing/percentages.ts";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";
import type { Currency } from "#app/money/currency.ts";

type ReckoningProps = { price: bigint; currency: Currency; plan: PaymentSplit; pending: boolean };

/** Price, wallet share, premium and total: the same figures the gateway will show. */
export function Reckoning({ price, currency, plan, pending }: ReckoningProps) {
  const money = (amount: bigint) => formatMoney(amount, currency);
  return (
    <FigureList announce pending={pending}>
      <FigureLine label="Price">{money(price)}</FigureLine>
      {plan.walletShare > 0n && (
        <FigureLine label="From your wallet" tone="success">
          {money(-plan.walletShare)}
        </FigureLine>
      )}
      {plan.premium > 0n && <FigureLine label={premiumLabel}>{money(plan.premium)}</FigureLine>}
      <FigureLine label="To pay now" total="large">
        {money(plan.charged)}
      </FigureLine>
    </FigureList>
  );
}
