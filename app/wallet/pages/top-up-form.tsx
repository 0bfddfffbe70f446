import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";

import { TermsLine } from "#app/checkout/pay/terms-line.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { useNavigation } from "#app/forms/use-navigation.tsx";
import { formatMoney } from "#app/money/format.ts";
import { premiumLabel } from "#app/pricing/percentages.ts";
import { writeShown } from "#app/wallet/shown-amount.ts";
import { walletHref } from "#app/wallet/pages/wallet-href.ts";
import styles from "#app/wallet/pages/wallet-forms.module.css";
import type { TopUpView } from "#app/wallet/pages/wallet-view.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChoiceGroup } from "#app/ui/fields/choice-group.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";
import { usePendingUntilRestored } from "#app/ui/loading/pending-until-restored.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import type { Currency } from "#app/money/currency.ts";

/**
 * How much, in what and by which gateway; then what it comes to, and the button that pays. One form: what it shows is
 * what it sends. A plain one, since it leads to a gateway's own page.
 */
export function TopUpForm({ topUp }: { topUp: TopUpView }) {
  const { currency, breakdown } = topUp;
  const form = useRef<HTMLFormElement>(null);
  const [leaving, setLeaving] = usePendingUntilRestored();
  const { asking, stale, ask, note } = useShownFigures(topUp, form);

  function submit(event: FormEvent<HTMLFormElement>) {
    // Without a line the press is held.
    if (event.defaultPrevented) return;
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (pressed?.value === "top_up") return setLeaving(true);
    event.preventDefault();
    ask();
  }

  return (
    <section id="add-funds" className={`card stack-5 ${styles.panel}`} aria-labelledby="add-funds-heading">
      <h2 id="add-funds-heading" className="step-2">
        Add funds
      </h2>
      <PostForm
        ref={form}
        intent={["preview_top_up", "top_up"]}
        reloadDocument
        noValidate={false}
        action={walletHref(addressOf(topUp))}
        className={`stack-4 ${styles.form}`}
        onSubmit={submit}
        onChange={note}
      >
        <input type="hidden" name="top_up_id" value={topUp.topUpId} />
        <input
          type="hidden"
          name="shown"
          value={breakdown ? writeShown({ amount: breakdown.charged, currency }) : ""}
        />
        <WhatToAdd topUp={topUp} pending={asking} onAmountLeft={note} />
        {topUp.changed && (
          <Alert tone="warning">What you chose comes to the figures below. Nothing was charged.</Alert>
        )}
        {breakdown && (
          <PayStep
            currency={currency}
            breakdown={breakdown}
            stale={stale || asking}
            pending={leaving || asking}
          />
        )}
      </PostForm>
    </section>
  );
}

/** Changed input loads new figures; no payment until they arrive. */
function useShownFigures(topUp: TopUpView, form: RefObject<HTMLFormElement | null>) {
  const navigate = useNavigate();
  const { state, location } = useNavigation();
  const asking = state === "loading" && new URLSearchParams(location.search).has("currency");
  const [typing, setTyping] = useState<TopUpView | null>(null);

  const shown = () => (form.current ? fieldsOf(form.current) : addressOf(topUp));
  const ask = () => void navigate(walletHref(shown()), { replace: true, preventScrollReset: true });
  const isOther = () => {
    const [now, drawn] = [shown(), addressOf(topUp)];
    return now.amount !== drawn.amount || now.gateway !== drawn.gateway || now.currency !== drawn.currency;
  };
  // The first step has a button of its own; a currency has its own gateways.
  const askIfOther = () => {
    if (isOther() && (topUp.breakdown || shown().currency !== topUp.currency)) ask();
  };

  // Covers changes made before scripts ran, or restored by the browser.
  const askAtFirst = useEffectEvent(askIfOther);
  useEffect(() => askAtFirst(), []);

  return {
    asking,
    stale: typing === topUp,
    ask,
    note: (event: FormEvent) => {
      const { name } = event.target as HTMLInputElement;
      const whileTyping = name === "amount" && event.type !== "blur";
      if (whileTyping) setTyping(isOther() ? topUp : null);
      else if (name !== "") askIfOther();
    },
  };
}

type Funds = { amount: string; gateway: string; currency: string };

function addressOf({ amount, gateway, currency }: TopUpView): Funds {
  return { amount, gateway: gateway ?? "", currency };
}

function fieldsOf(form: HTMLFormElement): Funds {
  const fields = new FormData(form);
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === "string" ? value : "";
  };
  return { amount: text("amount"), gateway: text("gateway"), currency: text("currency") };
}

type WhatToAddProps = {
  topUp: TopUpView;
  pending: boolean;
  onAmountLeft: (event: FormEvent) => void;
};

function WhatToAdd({ topUp, pending, onAmountLeft }: WhatToAddProps) {
  const { currency, currencies, gateway, gateways, breakdown } = topUp;
  return (
    <>
      {currencies ? (
        <SelectField
          label="Currency"
          name="currency"
          defaultValue={currency}
          options={currencies.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
        />
      ) : (
        <input type="hidden" name="currency" value={currency} />
      )}
      {gateways.length === 0 ? (
        <Alert tone="warning" announce={false}>
          Online payment in {currency} is not available at the moment.
        </Alert>
      ) : (
        <>
          <Field
            label="Amount"
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            required
            maxLength={40}
            width="medium"
            before={currencies ? undefined : currency}
            defaultValue={topUp.amount}
            error={topUp.problem}
            hint="What your wallet is to receive"
            onBlur={onAmountLeft}
          />
          <ChoiceGroup
            key={currency}
            legend="Pay with"
            name="gateway"
            layout="rows"
            defaultValue={gateway ?? undefined}
            choices={gateways.map((one) => ({ value: one.gateway, label: one.name }))}
          />
        </>
      )}
      <Button
        type="submit"
        name="intent"
        value="preview_top_up"
        variant={breakdown || gateways.length === 0 ? "plain" : "action"}
        pending={pending}
      >
        {breakdown ? "Update" : "Continue"}
      </Button>
    </>
  );
}

type PayStepProps = {
  currency: Currency;
  breakdown: NonNullable<TopUpView["breakdown"]>;
  stale: boolean;
  pending: boolean;
};

function PayStep({ currency, breakdown, stale, pending }: PayStepProps) {
  const money = (hundredths: bigint) => formatMoney(hundredths, currency);
  return (
    <>
      <FigureList pending={stale}>
        <FigureLine label="To your wallet">{money(breakdown.amount)}</FigureLine>
        {breakdown.premium > 0n && <FigureLine label={premiumLabel}>{money(breakdown.premium)}</FigureLine>}
        <FigureLine label="To pay now" total="plain">
          {money(breakdown.charged)}
        </FigureLine>
      </FigureList>
      <Button type="submit" name="intent" value="top_up" variant="action" size="large" wide pending={pending}>
        Pay {money(breakdown.charged)}
      </Button>
      <TermsLine />
    </>
  );
}
