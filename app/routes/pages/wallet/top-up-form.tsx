import { Form, useNavigation } from "react-router";

import { CurrencyForm } from "#app/checkout/currency-form.tsx";
import { TermsLine } from "#app/checkout/terms-line.tsx";
import { formatMoney } from "#app/money/format.ts";
import styles from "#app/routes/pages/wallet/wallet-forms.module.css";
import type { TopUpView } from "#app/routes/pages/wallet/wallet-view.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChoiceGroup } from "#app/ui/choice-group.tsx";
import { Field } from "#app/ui/field.tsx";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";
import { usePendingUntilRestored } from "#app/ui/pending-until-restored.tsx";

type TopUpFormProps = { topUp: TopUpView; token: string; problem: string | null };

/** Two steps, both in the address: how much and by which platform, then what it comes to and the button that pays. */
export function TopUpForm({ topUp, token, problem }: TopUpFormProps) {
  const { currency, currencies, reckoning } = topUp;
  return (
    <section id="add-funds" className={styles.panel} aria-labelledby="add-funds-heading">
      <h2 id="add-funds-heading" className={styles.heading}>
        Add funds
      </h2>
      {currencies && <CurrencyForm currency={currency} currencies={currencies} here="/service/wallet/" />}
      {topUp.platforms.length === 0 ? (
        <Alert tone="warning" announce={false}>
          Online payment in {currency} is not available at the moment.
        </Alert>
      ) : (
        <AmountForm topUp={topUp} />
      )}
      {problem && <Alert tone="danger">{problem}</Alert>}
      {reckoning && <PayStep topUp={topUp} reckoning={reckoning} token={token} />}
    </section>
  );
}

function AmountForm({ topUp }: { topUp: TopUpView }) {
  const { currency, platform, platforms, reckoning } = topUp;
  const { state, location } = useNavigation();
  const pending = state === "loading" && new URLSearchParams(location.search).has("amount");
  return (
    <Form method="get" action="/service/wallet/" className={styles.form} preventScrollReset replace>
      <Field
        label="Amount"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required
        maxLength={40}
        width="medium"
        before={currency}
        defaultValue={topUp.amount}
        error={topUp.problem}
        hint="What your wallet is to receive"
      />
      <ChoiceGroup
        key={currency}
        legend="Pay with"
        name="platform"
        layout="rows"
        defaultValue={platform ?? undefined}
        choices={platforms.map((one) => ({ value: one.platform, label: one.name }))}
      />
      <Button type="submit" variant={reckoning ? "plain" : "action"} pending={pending}>
        {reckoning ? "Update" : "Continue"}
      </Button>
    </Form>
  );
}

type PayStepProps = { topUp: TopUpView; reckoning: NonNullable<TopUpView["reckoning"]>; token: string };

/** What is charged is said before anything is. A plain form: it leads to a platform's own page. */
function PayStep({ topUp, reckoning, token }: PayStepProps) {
  const [busy, setBusy] = usePendingUntilRestored();
  const { currency, amount, platform, topUpId } = topUp;
  const money = (hundredths: bigint) => formatMoney(hundredths, currency);
  const fields = {
    csrfmiddlewaretoken: token,
    intent: "top_up",
    amount,
    currency,
    platform: platform ?? "",
    top_up_id: topUpId,
  };
  // Should it be refused, the page comes back with what was chosen.
  const action = `/service/wallet/?${new URLSearchParams({ amount, platform: platform ?? "" })}`;
  return (
    <form method="post" action={action} className={styles.form} onSubmit={() => setBusy(true)}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FigureList>
        <FigureLine label="To your wallet">{money(reckoning.amount)}</FigureLine>
        {reckoning.premium > 0n && (
          <FigureLine label="Platform premium, 5%">{money(reckoning.premium)}</FigureLine>
        )}
        <FigureLine label="To pay now" total="plain">
          {money(reckoning.charged)}
        </FigureLine>
      </FigureList>
      <Button type="submit" variant="action" size="large" wide pending={busy}>
        Pay {money(reckoning.charged)}
      </Button>
      <TermsLine />
    </form>
  );
}
