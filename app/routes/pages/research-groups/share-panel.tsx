import { Form, useSubmit } from "react-router";

import { CountryForm, CurrencyForm } from "#app/checkout/currency-form.tsx";
import { PriceLines } from "#app/checkout/price-panel.tsx";
import { formatMoney } from "#app/money/format.ts";
import type { Quote } from "#app/pricing/quote.ts";
import styles from "#app/routes/pages/research-groups/share-panel.module.css";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChoiceGroup } from "#app/ui/choice-group.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Room } from "#app/ui/room.tsx";

export type SharePanelData = {
  coAuthors: number;
  /** How many co-authors there can be. */
  sizes: number[];
  currency: string | null;
  currencies: { code: string; name: string }[];
  countries: { code: string; name: string }[];
  here: string;
  /** The shares only keep the room of those that come when the browser has told its time zone. */
  waiting: boolean;
  /** One for each size a group can have; none while there is no price. */
  shares: { coAuthors: number; members: number; quote: Quote }[];
  problem: string | null;
};

/** What each member pays. The size of the group lives in the address. */
export function SharePanel({ share }: { share: SharePanelData }) {
  return (
    <section className={styles.panel} aria-labelledby="share-heading">
      <h2 id="share-heading" className={styles.heading}>
        What a member pays
      </h2>
      <SizeForm share={share} />
      <CurrencyQuestion share={share} />
      {share.problem && <Alert tone="warning">{share.problem}</Alert>}
      {share.waiting ? (
        <Room>
          <Shares share={share} />
        </Room>
      ) : (
        <Shares share={share} />
      )}
    </section>
  );
}

/** Without a currency a country is asked for, unless the browser is about to tell its time zone. */
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
    <div className={styles.shares}>
      {shownIn !== null && <CurrencyForm currency={shownIn} currencies={currencies} here={here} />}
      <div className={styles.figure} role="status">
        {chosen && (
          <>
            <Figure size="display">{formatMoney(chosen.quote.price, chosen.quote.currency)}</Figure>
            <p>for each of {chosen.members} members, before the platform’s premium</p>
          </>
        )}
      </div>
      {chosen && <PriceLines quote={chosen.quote} />}
      {shares.length > 0 && <OtherSizes share={share} />}
    </div>
  );
}

function SizeForm({ share: { coAuthors, sizes } }: { share: SharePanelData }) {
  const submit = useSubmit();
  return (
    <Form
      method="get"
      action="/service/research_groups/"
      className={styles.form}
      preventScrollReset
      replace
      onChange={(event) => void submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      <ChoiceGroup
        legend="Co-authors"
        name="coAuthors"
        defaultValue={String(coAuthors)}
        choices={sizes.map((count) => ({ value: String(count), label: String(count) }))}
      />
      <noscript>
        <Button type="submit">Show the share</Button>
      </noscript>
    </Form>
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
        {share.shares.map(({ coAuthors, members, quote }) => (
          <tr key={coAuthors} aria-current={coAuthors === share.coAuthors || undefined}>
            <th scope="row">{members}</th>
            <td>
              <Figure>{formatMoney(quote.price, quote.currency)}</Figure>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
