import { Form, useNavigation } from "react-router";

import { ChoiceFieldView } from "#app/checkout/choice-field-view.tsx";
import { PriceLines } from "#app/checkout/price-panel.tsx";
import { formatMoney } from "#app/money/format.ts";
import { toWire } from "#app/money/money.ts";
import { LinkTermsFields } from "#app/routes/pages/staff/links/link-terms-fields.tsx";
import { newLinkPath } from "#app/routes/pages/staff/links/link-words.ts";
import type { CatalogueStep, NewLinkProblem } from "#app/routes/pages/staff/links/new-link-view.ts";
import styles from "#app/routes/pages/staff/record-page.module.css";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

type CatalogueLinkFormProps = { view: CatalogueStep; token: string; problem: NewLinkProblem | null };

/** A service with its choices, and below them its price and the button that makes the link at just that price. */
export function CatalogueLinkForm({ view, token, problem }: CatalogueLinkFormProps) {
  return (
    <>
      <ChoicesForm view={view} />
      {view.view && (
        <section className={styles.preview} aria-labelledby="price-heading">
          <h2 id="price-heading">
            {view.heading}, for {view.customer.name}
          </h2>
          <Price view={view.view} />
          <MakeForm
            key={String(view.view.quote.price)}
            view={view}
            price={view.view.quote.price}
            token={token}
            problem={problem}
          />
        </section>
      )}
    </>
  );
}

/** A form of its own address: the choices stand in it, and every press shows the price anew. */
function ChoicesForm({ view }: { view: CatalogueStep }) {
  const { customer, service, heading, fields, currencies, chosen, problem } = view;
  const isWrong = (name: string) => problem?.field === name;
  return (
    <section aria-labelledby="choices-heading">
      <h2 id="choices-heading">
        {heading}, for {customer.name}
      </h2>
      {problem && <Alert tone="danger">{problem.message}</Alert>}
      <Form method="get" action={newLinkPath} className={styles.form} preventScrollReset>
        <input type="hidden" name="customer" value={customer.id} />
        <input type="hidden" name="service" value={service} />
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
        <Button type="submit">Show Price</Button>
      </Form>
    </section>
  );
}

function Price({ view: { quote, offers } }: { view: NonNullable<CatalogueStep["view"]> }) {
  return (
    <>
      <PriceLines quote={quote} />
      {offers.length === 0 && <p>Online payment in {quote.currency} is not available at the moment.</p>}
      <FigureList size="small">
        {offers.map(({ platform, name, allIn }) => (
          <FigureLine key={platform} label={`In all by ${name}`}>
            {formatMoney(allIn, quote.currency)}
          </FigureLine>
        ))}
      </FigureList>
    </>
  );
}

type MakeFormProps = CatalogueLinkFormProps & { price: bigint };

function MakeForm({ view: { customer, purchaseId }, price, token, problem }: MakeFormProps) {
  const { state, formMethod } = useNavigation();
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <input type="hidden" name="shown_price" value={String(toWire(price))} />
      <LinkTermsFields token={token} purchaseId={purchaseId} email={customer.email} problem={problem} />
      <Button
        type="submit"
        variant="action"
        name="intent"
        value="make"
        pending={state === "submitting" && formMethod === "POST"}
      >
        Make Link
      </Button>
    </Form>
  );
}
