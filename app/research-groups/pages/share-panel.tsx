import type { ReactNode } from "react";

import { CountryForm, CurrencyForm } from "#app/checkout/purchase-box/currency-form.tsx";
import { PriceLines } from "#app/checkout/purchase-box/price-panel.tsx";
import { formatMoney } from "#app/money/format.ts";
import { premiumPercent } from "#app/pricing/percentages.ts";
import type { ShownQuote } from "#app/pricing/quote.ts";
import styles from "#app/research-groups/pages/share-panel.module.css";
import { Alert } from "#app/ui/alert.tsx";
import type { DrawnOptions } from "#app/ui/fields/drawn-options.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { ReservedSpace } from "#app/ui/loading/reserved-space.tsx";
import type { Currency } from "#app/money/currency.ts";

export type SharePanelData = {
  coAuthors: number;
  currency: Currency | null;
  currencies: { code: string; name: string }[];
  countries: DrawnOptions | null;
  here: string;
  waiting: boolean;
  /** `total`: with the platform's premium; null where nothing is added. */
  shares: { coAuthors: number; members: number; quote: ShownQuote; total: bigint | null }[];
  problem: string | null;
};

export function SharePanel({ share, children }: { share: SharePanelData; children?: ReactNode }) {
  return (
    <section className={`card stack-5 ${styles.panel}`} aria-labelledby="share-heading">
      <h2 id="share-heading" className="step-2">
        What a member pays
      </h2>
      <CurrencyQuestion share={share} />
      {share.problem && <Alert tone="warning">{share.problem}</Alert>}
      {share.waiting ? (
        <ReservedSpace>
          <Shares share={share} />
        </ReservedSpace>
      ) : (
        <Shares share={share} />
      )}
      {children}
    </section>
  );
}

/** Ask for a country, unless the browser is about to send its time zone. */
function CurrencyQuestion({ share: { currency, countries, here, waiting } }: { share: SharePanelData }) {
  if (currency !== null) return null;
  const question = <CountryForm countries={countries} here={here} />;
  return waiting ? <noscript>{question}</noscript> : question;
}

function Shares({ share }: { share: SharePanelData }) {
  const { currency, currencies, here, shares, waiting } = share;
  const shownIn = waiting ? "INR" : currency;
  const chosen = shares.find(({ coAuthors }) => coAuthors === share.coAuthors);
  return (
    <div className={`stack-5 ${styles.shares}`}>
      {shownIn !== null && <CurrencyForm currency={shownIn} currencies={currencies} here={here} />}
      <div className={styles.figure} role="status">
        {chosen && (
          <>
            <Figure size="display">{formatMoney(chosen.quote.price, chosen.quote.currency)}</Figure>
            <p>for each of {chosen.members} members</p>
            {chosen.total !== null && (
              <p>
                {formatMoney(chosen.total, chosen.quote.currency)} in all, with the {premiumPercent}% platform
                premium
              </p>
            )}
          </>
        )}
      </div>
      {chosen && <PriceLines quote={chosen.quote} />}
      {shares.length > 1 && <OtherSizes share={share} />}
    </div>
  );
}

function OtherSizes({ share }: { share: SharePanelData }) {
  return (
    <table className={styles.sizes}>
      <caption>Shares by size of group</caption>
      <thead>
        <tr>
          <th scope="col">Members</th>
          <th scope="col">Each pays</th>
        </tr>
      </thead>
      <tbody>
        {share.shares.map(({ coAuthors, members, quote, total }) => (
          <tr key={coAuthors} aria-current={coAuthors === share.coAuthors || undefined}>
            <th scope="row">{members}</th>
            <td>
              <Figure>{formatMoney(quote.price, quote.currency)}</Figure>
              {total !== null && (
                <span className={styles.total}>{formatMoney(total, quote.currency)} in all</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
