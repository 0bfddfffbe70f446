import { useLayoutEffect, useRef, useState } from "react";
import { Form, useNavigate, useNavigation, useSubmit } from "react-router";

import { AskSomeoneElse } from "#app/checkout/ask-someone-else.tsx";
import { BillingFields } from "#app/checkout/billing-fields.tsx";
import { PayForm, payFormId } from "#app/checkout/pay-form.tsx";
import type { PaymentDialogData } from "#app/checkout/payment-dialog-data.ts";
import styles from "#app/checkout/payment-dialog.module.css";
import type { PurchaseView, WalletView } from "#app/checkout/purchase-view.ts";
import { formatMoney } from "#app/money/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ChoiceGroup } from "#app/ui/choice-group.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";
import { Figure } from "#app/ui/figure.tsx";

export function PaymentDialog({ data }: { data: PaymentDialogData }) {
  const navigate = useNavigate();
  const changing = useNavigation().state === "loading";
  // A platform's window lies on the page, which a modal dialog would keep from being used.
  const [windowOpen, setWindowOpen] = useState(false);
  const { view, offer } = data;
  return (
    <Dialog
      open
      modal={!windowOpen}
      heading="Payment"
      onClose={() => void navigate(data.closeHref, { replace: true, preventScrollReset: true })}
    >
      <div className={styles.payment}>
        <WhatIsBought data={data} />
        <WayToPay data={data} />
        {view.walletProblem && <Alert tone="danger">{view.walletProblem}</Alert>}
        <Reckoning data={data} />
        <BillingFields billing={data.billing} countries={data.countries} form={payFormId} />
        {offer || view.walletOnly ? (
          <PayForm data={data} changing={changing} onWindow={setWindowOpen} />
        ) : (
          <Alert tone="warning">
            Online payment in {view.quote.currency} is not available at the moment.
          </Alert>
        )}
        {data.askHref && <AskSomeoneElse action={data.askHref} fields={data.fields} />}
        <noscript>
          <LinkButton to={data.closeHref}>Back</LinkButton>
        </noscript>
      </div>
    </Dialog>
  );
}

function WhatIsBought({ data }: { data: PaymentDialogData }) {
  const { currency } = data.view.quote;
  return (
    <ul className={styles.what}>
      {data.what.map((item, index) => (
        <li key={index}>
          <span>
            {item.heading}
            {item.words && <span className={styles.words}>{item.words}</span>}
          </span>
          <Figure>{formatMoney(item.price, currency)}</Figure>
        </li>
      ))}
    </ul>
  );
}

/** Wallet and platform. A change asks the server for the new split. */
function WayToPay({ data }: { data: PaymentDialogData }) {
  const submit = useSubmit();
  const { view, offer } = data;
  const form = useRef<HTMLFormElement>(null);
  // A link may have chosen another way than this form shows. At once: a choice made a moment later is the customer's.
  useLayoutEffect(() => form.current?.reset(), [offer?.platform, view.useWallet]);
  return (
    <Form
      ref={form}
      method="get"
      replace
      preventScrollReset
      className={styles.way}
      onChange={(event) => void submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      {data.kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <WalletChoice view={view} />
      {!view.walletOnly && view.offers.length > 0 && (
        <ChoiceGroup
          legend="Pay with"
          name="platform"
          layout="rows"
          defaultValue={offer?.platform}
          choices={view.offers.map(({ platform, name }) => ({
            value: platform,
            label: name,
            note: notes[platform],
          }))}
        />
      )}
      <noscript>
        <Button type="submit">Update</Button>
      </noscript>
    </Form>
  );
}

const notes = {
  stripe: "Visa, Mastercard and other cards, on Stripe's own page",
  razorpay: "Cards, UPI and net banking, in a window on this page",
  payfort: "Cards, on Amazon Payment Services' own page",
};

function WalletChoice({ view }: { view: PurchaseView }) {
  const { wallet } = view;
  if (!wallet || wallet.amount === 0n) {
    return (
      <p className={styles.noWallet}>
        Your wallet is empty.{" "}
        <LinkButton to="/service/wallet/" variant="quiet" size="small">
          Add funds
        </LinkButton>
      </p>
    );
  }
  return (
    <CheckboxField
      label="Use wallet"
      name="wallet"
      value="1"
      defaultChecked={view.useWallet}
      hint={walletWords(wallet, view.quote.currency)}
    />
  );
}

function walletWords(wallet: WalletView, currency: string): string {
  const holds = `It holds ${formatMoney(wallet.amount, wallet.currency)}`;
  if (wallet.currency === currency) return `${holds}.`;
  if (!wallet.canPay) return `${holds}, which cannot be changed to ${currency} now.`;
  return `${holds}, ${formatMoney(wallet.usable, currency)} today. ${wallet.rate ?? ""}`;
}

/** Price, wallet share, premium and total: the same figures the gateway will show. */
function Reckoning({ data }: { data: PaymentDialogData }) {
  const { quote, walletOnly } = data.view;
  const plan = walletOnly ?? data.offer?.plan;
  if (!plan) return null;
  const money = (amount: bigint) => formatMoney(amount, quote.currency);
  return (
    <FigureList announce>
      <FigureLine label="Price">{money(quote.price)}</FigureLine>
      {plan.walletShare > 0n && (
        <FigureLine label="From your wallet" tone="success">
          {money(-plan.walletShare)}
        </FigureLine>
      )}
      {plan.premium > 0n && <FigureLine label="Platform premium, 5%">{money(plan.premium)}</FigureLine>}
      <FigureLine label="To pay now" total="large">
        {money(plan.charged)}
      </FigureLine>
    </FigureList>
  );
}
