import { useEffect, useEffectEvent, useRef } from "react";
import { Form, Link, useNavigation, useSubmit } from "react-router";

import { BuyControls } from "#app/checkout/buy-controls.tsx";
import { ChoiceFieldView } from "#app/checkout/choice-field-view.tsx";
import type { ChoiceField } from "#app/checkout/choice-fields.ts";
import { CurrencyForm, CountryForm } from "#app/checkout/currency-form.tsx";
import { PriceHeadline, PriceLines } from "#app/checkout/price-panel.tsx";
import type { PurchaseBoxData } from "#app/checkout/purchase-box-data.ts";
import styles from "#app/checkout/purchase-box.module.css";
import type { PurchaseView } from "#app/checkout/purchase-view.ts";
import { formatMoney } from "#app/money/format.ts";
import type { Offer } from "#app/pricing/visa-help.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { InfoTip } from "#app/ui/info-tip.tsx";
import { Room } from "#app/ui/room.tsx";

/** `beside`: it stands in a column of its own that scrolls, rather than in the page. */
export function PurchaseBox({ data, beside }: { data: PurchaseBoxData; beside: boolean }) {
  const navigation = useNavigation();
  const repricing =
    navigation.state === "loading" &&
    navigation.formMethod === undefined &&
    navigation.location.search !== "";
  return (
    <section
      className={styles.box}
      data-beside={beside || undefined}
      id="start-now"
      aria-labelledby="start-now-heading"
      aria-busy={repricing || undefined}
    >
      <header className={styles.head}>
        <h2 id="start-now-heading" className={styles.heading}>
          Start Now
        </h2>
        <InfoTip label="What the price covers">{data.info.service}</InfoTip>
      </header>
      {data.share && (
        <p className={styles.share}>
          Your share in the research group <Link to={data.share.href}>{data.share.title}</Link>
        </p>
      )}
      <ChoicesForm data={data} />
      <CurrencyChoice data={data} />
      {data.view && <PriceLines quote={data.view.quote} />}
      {data.shape && (
        <Room>
          <PriceLines quote={data.shape.quote} />
        </Room>
      )}
      <PriceArea data={data} />
    </section>
  );
}

/** The choices live in the address. Without JavaScript a button asks for the price. */
function ChoicesForm({ data }: { data: PurchaseBoxData }) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);

  // Chosen while the scripts were on their way, or put back by the browser on a reload: it is priced too, so
  // that nobody buys other than what they see.
  const priceWhatIsShown = useEffectEvent(() => {
    if (!form.current || showsChoicesOf(data.fields, form.current)) return;
    void submit(form.current, { replace: true, preventScrollReset: true });
  });
  // Only once, when the page wakes: from then on every change is heard.
  useEffect(() => priceWhatIsShown(), []);

  return (
    <Form
      ref={form}
      method="get"
      className={styles.choices}
      preventScrollReset
      replace
      onChange={(event) => {
        const changed = event.target as unknown as HTMLInputElement;
        // A code is applied when it is whole, by its button.
        if (changed.name === "coupon" || !changed.form?.reportValidity()) return;
        void submit(event.currentTarget, { replace: true, preventScrollReset: true });
      }}
    >
      {data.fields.map((field) => (
        <div key={field.name} className={styles.choice} data-kind={field.kind}>
          <ChoiceFieldView
            field={field}
            info={infoFor(field, data)}
            wrong={data.wrongFields.includes(field.name)}
          />
          <OfferNote field={field} view={data.view} />
          {data.shape && hasOffer(field) && (
            <Room>
              <OfferNote field={field} view={data.shape} />
            </Room>
          )}
        </div>
      ))}
      {data.share && <input type="hidden" name="group_id" value={data.share.groupId} />}
      <CouponField coupon={data.coupon} />
      <noscript>
        <Button type="submit">Update the price</Button>
      </noscript>
    </Form>
  );
}

/** Whether the form's fields show the choices that were priced. */
function showsChoicesOf(fields: ChoiceField[], form: HTMLFormElement): boolean {
  const shown = new FormData(form);
  return fields.every((field) => {
    const priced = field.kind === "flag" ? (field.on ? "1" : "") : field.value;
    return (shown.get(field.name) ?? "") === priced;
  });
}

function CurrencyChoice({ data }: { data: PurchaseBoxData }) {
  const { currency, currencies, countries, zoneKnown, here } = data;
  if (currency !== null) return <CurrencyForm currency={currency} currencies={currencies} here={here} />;
  const question = <CountryForm countries={countries} here={here} />;
  // A browser that runs scripts is about to tell its time zone, and may never have to be asked.
  if (zoneKnown) return question;
  return (
    <>
      <noscript>{question}</noscript>
      <Room>
        <CurrencyForm currency="INR" currencies={currencies.slice(0, 1)} here={here} />
      </Room>
    </>
  );
}

function infoFor(field: ChoiceField, { info }: PurchaseBoxData): string | null {
  if (field.name === "mba") return info.mba;
  return field.name === "lightning" ? info.lightning : null;
}

function hasOffer({ name }: ChoiceField): boolean {
  return name === "visa_help" || name === "mocks";
}

/** What visa help or a further mock costs together with this service, before it is chosen. */
function OfferNote({ field, view }: { field: ChoiceField; view: PurchaseView | null }) {
  if (!view || !hasOffer(field)) return null;
  const offer: Offer | null = field.name === "visa_help" ? view.quote.visaOffer : view.quote.mocksOffer;
  if (!offer) return null;
  const money = (amount: bigint) => formatMoney(amount, view.quote.currency);
  return (
    <p className={styles.offer}>
      <s>
        <span className="visually-hidden">Before: </span>
        {money(offer.full)}
      </s>{" "}
      {money(offer.offered)}, {field.name === "visa_help" ? "24% off" : "25% off with visa help"}
    </p>
  );
}

function CouponField({ coupon }: { coupon: PurchaseBoxData["coupon"] }) {
  return (
    <div className={styles.coupon}>
      <Field
        label="Coupon code"
        name="coupon"
        defaultValue={coupon.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={coupon.problem}
        after={<Button type="submit">Apply</Button>}
      />
      {coupon.saved && (
        <p className={styles.couponSaved} role="status">
          <Icon name="check" /> {coupon.saved}
        </p>
      )}
    </div>
  );
}

function PriceArea({ data }: { data: PurchaseBoxData }) {
  return (
    <div className={styles.priceArea}>
      <Headline data={data} />
      {data.problem && <Alert tone="danger">{data.problem}</Alert>}
      {data.notAvailable && (
        <p className={styles.notAvailable} role="alert">
          {data.notAvailable}
        </p>
      )}
      <BuyControls
        buy={data.buy}
        priced={data.view !== null}
        formToken={data.formToken}
        quoteId={data.view?.quote.id}
      />
    </div>
  );
}

function Headline({ data: { view, shape, priceIsFrom } }: { data: PurchaseBoxData }) {
  if (view) return <PriceHeadline view={view} from={priceIsFrom} />;
  if (!shape) return <div className={styles.placeholder} aria-hidden="true" />;
  return (
    <Room waiting>
      <PriceHeadline view={shape} from={priceIsFrom} />
    </Room>
  );
}
