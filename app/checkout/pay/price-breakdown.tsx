import type { PaymentSplit } from "#app/checkout/pay/payment-split.ts";
import { formatMoney } from "#app/money/format.ts";
import { premiumLabel } from "#app/pricing/percentages.ts";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";
import type { Currency } from "#app/money/currency.ts";

type PriceBreakdownProps = { price: bigint; currency: Currency; split: PaymentSplit; pending: boolean };

/** The figures match what the gateway will show. */
export function PriceBreakdown({ price, currency, split, pending }: PriceBreakdownProps) {
  const money = (amount: bigint) => formatMoney(amount, currency);
  return (
    <FigureList announce pending={pending}>
      <FigureLine label="Price">{money(price)}</FigureLine>
      {split.walletShare > 0n && (
        <FigureLine label="From your wallet" tone="success">
          {money(-split.walletShare)}
        </FigureLine>
      )}
      {split.premium > 0n && <FigureLine label={premiumLabel}>{money(split.premium)}</FigureLine>}
      <FigureLine label="To pay now" total="large">
        {money(split.charged)}
      </FigureLine>
    </FigureList>
  );
}
