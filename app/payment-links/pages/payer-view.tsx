import { TermsLine } from "#app/checkout/pay/terms-line.tsx";
import { formatMoney } from "#app/money/format.ts";
import { premiumLabel } from "#app/pricing/percentages.ts";
import type { Quote } from "#app/pricing/quote.ts";
import type { PayerPage } from "#app/payment-links/pages/link-page-data.ts";
import { PayerFields } from "#app/payment-links/payer-fields.tsx";
import { OutcomeAlert } from "#app/payment-links/pages/outcome-alert.tsx";
import styles from "#app/payment-links/pages/payment-link.module.css";
import { SoldBox } from "#app/payment-links/pages/sold-box.tsx";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import { PostForm, useRefusedForm } from "#app/forms/post-form.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChoiceGroup } from "#app/ui/fields/choice-group.tsx";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { usePendingUntilRestored } from "#app/ui/loading/pending-until-restored.tsx";

export function PayerView({ page }: { page: PayerPage }) {
  const refused = useRefusedForm();
  const { sold, customerName, outcome, view, notes, until, isOwn, agreed } = page;
  const why = agreed
    ? `This was agreed with ${customerName}.`
    : `${customerName} asks you to pay for this service.`;
  const own = agreed
    ? "This link was made for you. Pay here, or send its address to the person who will pay."
    : "This is your own link. Send it to the person paying.";
  return (
    <div className={`page stack-6 ${styles.page}`}>
      <PageHeading
        title={`Pay for ${customerName}`}
        intro={`${why} The order and its receipt are theirs. The link works until ${until}.`}
      />
      <AnswerSummary />
      {outcome && !refused && <OutcomeAlert outcome={outcome} />}
      {isOwn && <Alert announce={false}>{own}</Alert>}
      <div className={`stack-6 ${styles.columns}`}>
        <SoldBox sold={sold} view={view} notes={notes} />
        {view.offers.length > 0 && <PayPanel page={page} />}
        {page.wallet && <WalletPanel fields={page.wallet} quote={view.quote} />}
      </div>
    </div>
  );
}

function PayPanel({ page: { view, preferred, fields, customerName } }: { page: PayerPage }) {
  const [busy, setBusy] = usePendingUntilRestored();
  const { quote, offers } = view;
  const [first] = offers;
  const split = first?.split;
  if (!split) return null;
  const money = (amount: bigint) => formatMoney(amount, quote.currency);
  return (
    <section className={`card stack-4 ${styles.panel}`} aria-labelledby="pay-heading">
      <h2 id="pay-heading" className="step-2">
        Payment
      </h2>
      <PostForm
        intent="pay"
        reloadDocument
        noValidate={false}
        className="stack-4"
        onSubmit={(event) => setBusy(!event.defaultPrevented)}
      >
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ChoiceGroup
          legend="Pay with"
          name="gateway"
          layout="rows"
          required
          defaultValue={preferred ?? undefined}
          choices={offers.map(({ gateway, name }) => ({
            value: gateway,
            label: name,
            note: gatewayFacts[gateway].note("the next page", quote.currency),
          }))}
        />
        <PayerFields customerName={customerName} optional />
        <FigureList>
          <FigureLine label="Price">{money(quote.price)}</FigureLine>
          {split.premium > 0n && <FigureLine label={premiumLabel}>{money(split.premium)}</FigureLine>}
          <FigureLine label="To pay now" total="large">
            {money(split.charged)}
          </FigureLine>
        </FigureList>
        <Button type="submit" variant="action" size="large" wide pending={busy}>
          Pay {money(split.charged)}
        </Button>
        <p className={styles.small}>
          You see the same amount on the payment page before anything is charged. If the order can’t be
          completed, you’ll be refunded.
        </p>
        <TermsLine />
      </PostForm>
    </section>
  );
}

/** For the customer themselves: nothing is added, since no gateway takes part. */
function WalletPanel({ fields, quote }: { fields: [name: string, value: string][]; quote: Quote }) {
  const [busy, setBusy] = usePendingUntilRestored();
  return (
    <section className={`card stack-4 ${styles.panel}`} aria-labelledby="wallet-heading">
      <h2 id="wallet-heading" className="step-2">
        Your wallet
      </h2>
      <p>It holds enough for this. Nothing is added to the price.</p>
      <PostForm
        intent="wallet"
        reloadDocument
        className="stack-4"
        onSubmit={(event) => setBusy(!event.defaultPrevented)}
      >
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" size="large" wide pending={busy}>
          Pay {formatMoney(quote.price, quote.currency)} from wallet
        </Button>
        <TermsLine />
      </PostForm>
    </section>
  );
}
