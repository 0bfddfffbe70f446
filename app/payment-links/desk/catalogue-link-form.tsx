import { ChoiceFieldView } from "#app/checkout/purchase-box/choice-field-view.tsx";
import { PriceLines } from "#app/checkout/purchase-box/price-panel.tsx";
import { formatMoney } from "#app/money/format.ts";
import { toWire } from "#app/money/money.ts";
import { LinkTermsFields } from "#app/payment-links/desk/link-terms-fields.tsx";
import type { CatalogueStep } from "#app/payment-links/desk/new-link-view.ts";
import styles from "#app/desk/record-page.module.css";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { useSendingIntent } from "#app/forms/sent-form.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

/** One form, so a link is made for exactly the choices it shows. */
export function CatalogueLinkForm({ view }: { view: CatalogueStep }) {
  const { customer, heading, view: priced, changed } = view;
  return (
    <PostForm intent={["show", "make"]} className={`stack-4 ${styles.form}`} preventScrollReset>
      <input
        type="hidden"
        name="shown_price"
        value={priced ? `${priced.quote.currency} ${toWire(priced.quote.price)}` : ""}
      />
      <Choices view={view} />
      <p className="row">
        <SubmitButton intent="show">Show Price</SubmitButton>
      </p>
      {changed && (
        <Alert tone="warning">
          The choices were changed after their price was shown. No link was made yet.
        </Alert>
      )}
      {priced && (
        <section className={`stack-4 ${styles.preview}`} aria-labelledby="price-heading">
          <h2 id="price-heading">
            {heading}, for {customer.name}
          </h2>
          <Price view={priced} />
          <LinkTermsFields view={view} />
          <p className="row">
            <SubmitButton intent="make" variant="action">
              Make Link
            </SubmitButton>
          </p>
        </section>
      )}
    </PostForm>
  );
}

function Choices({ view }: { view: CatalogueStep }) {
  const { customer, heading, fields, currencies, chosen, problem } = view;
  const isWrong = (name: string) => problem?.field === name;
  return (
    <section className={`stack-4 ${styles.form}`} aria-labelledby="choices-heading">
      <h2 id="choices-heading">
        {heading}, for {customer.name}
      </h2>
      {problem && <Alert tone="danger">{problem.message}</Alert>}
      {fields.map((field) => (
        <ChoiceFieldView
          key={`${field.name} ${"value" in field ? field.value : field.on}`}
          field={field}
          wrong={problem?.field != null && "value" in field && field.value === ""}
        />
      ))}
      <SelectField
        label="Currency"
        name="currency"
        options={currencies}
        defaultValue={chosen.currency}
        error={isWrong("currency") ? problem?.message : null}
      />
      <Field
        label="Coupon code"
        optional
        name="coupon"
        width="medium"
        defaultValue={chosen.coupon}
        error={isWrong("coupon") ? problem?.message : null}
        maxLength={60}
        autoComplete="off"
      />
    </section>
  );
}

function Price({ view: { quote, offers } }: { view: NonNullable<CatalogueStep["view"]> }) {
  const pending = useSendingIntent() === "show";
  return (
    <>
      <PriceLines quote={quote} />
      {offers.length === 0 && <p>Online payment in {quote.currency} is not available at the moment.</p>}
      <FigureList size="small" pending={pending}>
        {offers.map(({ gateway, name, totalWithFee }) => (
          <FigureLine key={gateway} label={`In all by ${name}`}>
            {formatMoney(totalWithFee, quote.currency)}
          </FigureLine>
        ))}
      </FigureList>
    </>
  );
}
