import styles from "#app/checkout/purchase-box/price-panel.module.css";
import type { ShownView } from "#app/checkout/pay/purchase-view.ts";
import { formatMoney } from "#app/money/format.ts";
import { isCustom } from "#app/pricing/custom-service.ts";
import { premiumPercent } from "#app/pricing/percentages.ts";
import type { ShownQuote } from "#app/pricing/quote.ts";
import { Badge } from "#app/ui/badge.tsx";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { writtenDate } from "#app/platform/dates.ts";

/** What it costs, what is saved, and what it comes to with the gateway's premium. */
export function PriceHeadline({ view, from }: { view: ShownView; from: boolean }) {
  const { quote } = view;
  const money = (amount: bigint) => formatMoney(amount, quote.currency);
  const { coupon, priceDiscount } = quote;
  const saved = quote.youSave + (coupon?.discount ?? 0n);
  const percent = coupon ? (saved * 100n) / priceDiscount : quote.savingPercent;
  return (
    <div className={`stack-1 ${styles.headline}`}>
      <p className={`row ${styles.price}`} aria-live="polite" aria-atomic="true">
        <span className="visually-hidden">Price: </span>
        {from && <span className="muted">from </span>}
        <Figure size="display">{money(quote.price)}</Figure>
      </p>
      <p className={`row ${styles.saving}`}>
        <Figure tone="muted" struck label="Before:">
          {money(priceDiscount)}
        </Figure>
        <Badge tone="success">
          You save {money(saved)}, {String(percent)}% off
        </Badge>
      </p>
      <p className={`note ${styles.totalWithFee}`}>{allInSentence(view)}</p>
    </div>
  );
}

const either = new Intl.ListFormat("en", { type: "disjunction" });

/** The total appears early, so the payment dialog never surprises. */
function allInSentence({ quote, offers }: ShownView): string {
  const [first] = offers;
  if (!first) return `Online payment in ${quote.currency} is not available at the moment.`;
  const premium = first.totalWithFee - quote.price;
  const names = either.format(offers.map((offer) => offer.fullName));
  if (premium === 0n) return `Nothing is added when you pay by ${names}.`;
  return `${formatMoney(first.totalWithFee, quote.currency)} in all by ${names}, with the ${premiumPercent}% platform premium.`;
}

/** The lines add up to the price. Where they lie in a box that scrolls, the keyboard brings them into view. */
export function PriceLines({ quote, scrolls }: { quote: ShownQuote; scrolls?: boolean }) {
  return (
    <div
      className={styles.makeUp}
      role="region"
      aria-label="How the price is made up"
      tabIndex={scrolls ? 0 : undefined}
    >
      <h3 className={styles.heading}>How the price is made up</h3>
      <FigureList size="small">
        {quote.items.flatMap((item, index) =>
          item.lines.map((line, position) => (
            <FigureLine
              key={`${index}.${position}`}
              label={line.label}
              tone={line.amount < 0n ? "success" : "ink"}
            >
              {formatMoney(line.amount, quote.currency)}
            </FigureLine>
          )),
        )}
        <FigureLine label="Price" total="plain">
          {formatMoney(quote.price, quote.currency)}
        </FigureLine>
      </FigureList>
      <RateNote quote={quote} />
    </div>
  );
}

/**
 * Rupees and dollars have their own prices; others are converted at a dated rate. Equal height for all, so nothing
 * moves.
 */
function RateNote({ quote }: { quote: ShownQuote }) {
  if (quote.items.every(({ configuration }) => isCustom(configuration))) return null;
  return <p className={styles.rate}>{rateText(quote)}</p>;
}

function rateText(quote: ShownQuote): string {
  if (quote.currency === "") return "";
  if (quote.currency === "INR" || quote.currency === "USD")
    return `From our own price list in ${quote.currency}, without an exchange rate.`;
  return `From US dollar prices: 1 USD = ${quote.rate.perUsd} ${quote.currency}, the rate of ${writtenDate(quote.rate.asOf)}.`;
}
