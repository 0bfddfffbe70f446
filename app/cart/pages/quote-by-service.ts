import type { Quote, QuoteLine } from "#app/pricing/quote.ts";

/** One line per service, then coupon, then counselling credit. The total is unchanged. */
export function quoteByService(quote: Quote, headings: readonly string[]): Quote {
  const [first] = quote.items;
  if (!first) return quote;
  const lines: QuoteLine[] = quote.items.map((item, index) => ({
    kind: "base",
    label: headings[index] ?? item.configuration.service,
    amount: item.subtotal,
  }));
  if (quote.coupon && quote.coupon.discount > 0n) {
    const { code, percent, discount } = quote.coupon;
    lines.push({ kind: "coupon", label: `Coupon ${code}, ${percent}% off`, amount: -discount });
  }
  if (quote.credit > 0n) {
    lines.push({ kind: "counselling_credit", label: "Counselling fee already paid", amount: -quote.credit });
  }
  return { ...quote, items: [{ ...first, lines }] };
}
