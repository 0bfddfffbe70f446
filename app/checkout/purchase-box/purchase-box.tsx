import { Link } from "react-router";

import { couponCodeMax } from "#app/coupons/coupon-code.ts";
import { TokenField } from "#app/forms/token-field.tsx";
import { bringIntoView, BuyControls } from "#app/checkout/purchase-box/buy-controls.tsx";
import { ChoiceFieldView } from "#app/checkout/purchase-box/choice-field-view.tsx";
import type { ChoiceField } from "#app/checkout/purchase-box/choice-fields.ts";
import { CountryQuestion, CurrencyField } from "#app/checkout/purchase-box/currency-field.tsx";
import { PriceHeadline, PriceLines } from "#app/checkout/purchase-box/price-panel.tsx";
import {
  boxFields,
  boxFormId,
  type BoxIntent,
  type PurchaseBoxData,
} from "#app/checkout/purchase-box/purchase-box-data.ts";
import styles from "#app/checkout/purchase-box/purchase-box.module.css";
import { useBoxForm } from "#app/checkout/purchase-box/use-box-form.tsx";
import type { BoxNavigation } from "#app/checkout/purchase-box/use-box-navigation.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { InfoTip } from "#app/ui/info-tip.tsx";
import { ReservedSpace } from "#app/ui/loading/reserved-space.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";

/** `beside`: in its own column, where choices scroll and the price stays. */
export function PurchaseBox({ data, beside }: { data: PurchaseBoxData; beside: boolean }) {
  const { form, repricing, pressed, askedBy, onChange, onSubmit } = useBoxForm(data);
  return (
    <section
      className={`card stack-5 ${styles.box}`}
      data-beside={beside || undefined}
      id="start-now"
      aria-labelledby="start-now-heading"
      aria-busy={repricing || undefined}
    >
      <header className={styles.head}>
        <h2 id="start-now-heading" className="step-2">
          Start Now
        </h2>
        <InfoTip label="What the price covers">{data.info}</InfoTip>
      </header>
      <form
        id={boxFormId}
        ref={form}
        method="post"
        action={`${data.buy.closedHref}#start-now`}
        className={styles.form}
        onChange={onChange}
        onSubmit={onSubmit}
      >
        <Carried data={data} />
        <div className={styles.chosen}>
          {data.share && (
            <p className={styles.share}>
              Your share in the research group <Link to={data.share.href}>{data.share.title}</Link>
            </p>
          )}
          <Choices data={data} askedBy={askedBy} />
          <CurrencyChoice data={data} askedBy={askedBy} />
          <MakeUp data={data} beside={beside} />
        </div>
        <PriceArea data={data} waiting={{ repricing, pressed }} />
      </form>
    </section>
  );
}

/** Hidden fields say only which press it is; every choice is visible. */
function Carried({ data: { buy, formToken } }: { data: PurchaseBoxData }) {
  return (
    <>
      {buy.signedIn && <TokenField token={formToken} />}
      {buy.carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

function Choices({ data, askedBy }: { data: PurchaseBoxData; askedBy: string | null }) {
  return (
    <div className={`row ${styles.choices}`}>
      {data.fields.map((field) => (
        <div key={field.name} className="stack-1" data-kind={field.kind}>
          <ChoiceFieldView field={field} wrong={data.wrongFields.includes(field.name)} />
          {field.offer && <OfferNote offer={field.offer} isKnown={data.view !== null} />}
        </div>
      ))}
      <CouponField coupon={data.coupon} pending={askedBy === "coupon"} />
      <noscript>
        <Button type="submit" {...asking("choices")}>
          Update the price
        </Button>
      </noscript>
    </div>
  );
}

function asking(about: "choices" | "coupon" | "country") {
  return { name: boxFields.intent, value: "show" satisfies BoxIntent, "data-asks": about };
}

function CurrencyChoice({ data, askedBy }: { data: PurchaseBoxData; askedBy: string | null }) {
  const { currency, currencies, countries, zoneKnown } = data;
  if (currency !== null) return <CurrencyField currency={currency} currencies={currencies} />;
  const question = countries && (
    <CountryQuestion countries={countries}>
      <Button type="submit" pending={askedBy === "country"} {...asking("country")}>
        Show prices
      </Button>
    </CountryQuestion>
  );
  // Scripts will report the time zone, so the question may not be needed.
  if (zoneKnown) return question;
  return (
    <>
      <noscript>{question}</noscript>
      <ReservedSpace>
        <SelectField label="Currency" disabled options={[{ value: "", label: "–" }]} />
      </ReservedSpace>
    </>
  );
}

function MakeUp({ data: { view, shape }, beside }: { data: PurchaseBoxData; beside: boolean }) {
  return (
    <>
      {view && <PriceLines quote={view.quote} scrolls={beside} />}
      {shape && (
        <ReservedSpace>
          <PriceLines quote={shape.quote} />
        </ReservedSpace>
      )}
    </>
  );
}

type OfferNoteProps = { offer: NonNullable<ChoiceField["offer"]>; isKnown: boolean };

function OfferNote({ offer, isKnown }: OfferNoteProps) {
  const note = (
    <p className={`note ${styles.offer}`}>
      {offer.text}
      <span className="visually-hidden">, </span>
      <span className={styles.percent}>{offer.saving}</span>
    </p>
  );
  return isKnown ? note : <ReservedSpace>{note}</ReservedSpace>;
}

function CouponField({ coupon, pending }: { coupon: PurchaseBoxData["coupon"]; pending: boolean }) {
  return (
    <div className="stack-1">
      <Field
        label="Coupon code"
        name="coupon"
        defaultValue={coupon.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={couponCodeMax}
        error={coupon.problem}
        after={
          <Button type="submit" pending={pending} {...asking("coupon")}>
            Apply
          </Button>
        }
      />
      {coupon.saved && (
        <p className={styles.couponSaved} role="status">
          <Icon name="check" /> {coupon.saved}
        </p>
      )}
    </div>
  );
}

function PriceArea({ data, waiting }: { data: PurchaseBoxData; waiting: BoxNavigation }) {
  return (
    <div className={`stack-3 ${styles.priceArea}`}>
      <div className={styles.headline}>
        <Headline data={data} />
        <span className={`note ${styles.updating}`} role="status">
          {waiting.repricing && "The price is being updated."}
        </span>
      </div>
      {data.problem && <Alert tone="danger">{data.problem}</Alert>}
      {data.notAvailable && (
        <p className={styles.notAvailable} role="alert">
          {data.notAvailable}
        </p>
      )}
      {data.beforeBuying && (
        <div ref={bringIntoView}>
          <Alert tone="warning">{data.beforeBuying}</Alert>
        </div>
      )}
      <BuyControls buy={data.buy} waiting={waiting} />
    </div>
  );
}

function Headline({ data: { view, shape, priceIsFrom } }: { data: PurchaseBoxData }) {
  if (view) return <PriceHeadline view={view} from={priceIsFrom} />;
  if (!shape) return <div className={styles.placeholder} aria-hidden="true" />;
  return (
    <ReservedSpace waiting>
      <PriceHeadline view={shape} from={priceIsFrom} />
    </ReservedSpace>
  );
}
