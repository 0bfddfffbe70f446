import { PriceLines } from "#app/checkout/purchase-box/price-panel.tsx";
import type { PurchaseView, ShownView } from "#app/checkout/pay/purchase-view.ts";
import { formatMoney } from "#app/money/format.ts";
import type { Sold } from "#app/payment-links/pages/link-page-data.ts";
import styles from "#app/payment-links/pages/payment-link.module.css";
import { premiumPercent } from "#app/pricing/percentages.ts";
import { Alert } from "#app/ui/alert.tsx";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";
import { ReservedSpace } from "#app/ui/loading/reserved-space.tsx";

type SoldBoxProps = {
  sold: Sold;
  view: PurchaseView | null;
  shape?: ShownView | null;
  notes: string[];
};

/** What is sold, every line of its price, and what each gateway charges in all. */
export function SoldBox({ sold, view, shape = null, notes }: SoldBoxProps) {
  return (
    <section className={`card stack-4 ${styles.panel}`} aria-labelledby="sold-heading">
      <h2 id="sold-heading" className="step-2">
        {sold.heading}
      </h2>
      {sold.text && <p className={styles.words}>{sold.text}</p>}
      {notes.map((note) => (
        <Alert key={note} tone="warning" announce={false}>
          {note}
        </Alert>
      ))}
      {view && <Prices view={view} />}
      {shape && (
        <ReservedSpace waiting>
          <Prices view={shape} />
        </ReservedSpace>
      )}
    </section>
  );
}

function Prices({ view }: { view: ShownView }) {
  return (
    <div className="stack-4">
      <PriceLines quote={view.quote} />
      <TotalWithFee view={view} />
    </div>
  );
}

function TotalWithFee({ view: { quote, offers } }: { view: ShownView }) {
  if (offers.length === 0) return <p>Online payment in {quote.currency} is not available at the moment.</p>;
  const withPremium = offers.some(({ totalWithFee }) => totalWithFee > quote.price);
  return (
    <section aria-label="Total">
      <h3 className={styles.smallHeading}>
        Total{withPremium && `, with the ${premiumPercent}% platform premium`}
      </h3>
      <FigureList size="small">
        {offers.map(({ gateway, name, totalWithFee }) => (
          <FigureLine key={gateway} label={`By ${name}`}>
            {formatMoney(totalWithFee, quote.currency)}
          </FigureLine>
        ))}
      </FigureList>
    </section>
  );
}
