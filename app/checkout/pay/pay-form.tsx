import type { RefObject } from "react";

import { BillingFields } from "#app/checkout/billing-fields.tsx";
import { PayProblem } from "#app/checkout/pay/pay-problem.tsx";
import type { PaymentDialogData } from "#app/checkout/pay/payment-dialog-data.ts";
import styles from "#app/checkout/pay/payment-dialog.module.css";
import type { PaymentSplit } from "#app/checkout/pay/payment-split.ts";
import { PriceBreakdown } from "#app/checkout/pay/price-breakdown.tsx";
import { TermsLine } from "#app/checkout/pay/terms-line.tsx";
import { PaymentMethodChoice } from "#app/checkout/pay/payment-method-choice.tsx";
import { wayDrawn, writeWay } from "#app/checkout/pay/payment-method.ts";
import type { UsedPayForm } from "#app/checkout/pay/use-pay-form.tsx";
import { formatMoney } from "#app/money/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";

const formId = "pay-form";

type PayFormProps = { data: PaymentDialogData; used: UsedPayForm };

/** Posts exactly what it shows. Scripts take over only for a gateway's window. */
export function PayForm({
  data,
  used,
  formRef,
}: PayFormProps & { formRef: RefObject<HTMLFormElement | null> }) {
  const { view, offer } = data;
  const split = splitOf(data);
  return (
    <form
      id={formId}
      ref={formRef}
      method="post"
      action="/service/purchase/"
      className="stack-5"
      onChange={used.follow}
      onSubmit={(event) => void used.submit(event)}
    >
      {data.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="way_shown" value={writeWay(wayDrawn(data))} />
      <PaymentMethodChoice view={view} offer={offer} />
      {view.walletProblem && <Alert tone="danger">{view.walletProblem}</Alert>}
      {split && (
        <PriceBreakdown
          price={view.quote.price}
          currency={view.quote.currency}
          split={split}
          pending={used.changing}
        />
      )}
      <BillingFields billing={data.billing} countries={data.countries} />
      <div className="stack-3">
        <PayProblem {...used.problem} data={data} />
        {split ? (
          <p className={styles.small}>{whatIsCharged(split)}</p>
        ) : (
          <Alert tone="warning">
            Online payment in {view.quote.currency} is not available at the moment.
          </Alert>
        )}
        <TermsLine />
      </div>
    </form>
  );
}

/** At the dialog's foot, where it stays in view. Pay comes first, so that Enter in a field pays. */
export function PayButtons({ data, used }: PayFormProps) {
  const { quote } = data.view;
  const split = splitOf(data);
  return (
    <div className={`stack-1 ${styles.foot}`}>
      {split && (
        <Button
          form={formId}
          type="submit"
          variant="action"
          size="large"
          wide
          pending={used.busy || used.changing}
        >
          Pay {formatMoney(split.charged === 0n ? quote.price : split.charged, quote.currency)}
          {split.charged === 0n && split.walletShare > 0n && " from wallet"}
        </Button>
      )}
      {data.askHref && (
        <Button
          form={formId}
          type="submit"
          name="intent"
          value="ask"
          formAction={data.askHref}
          variant="quiet"
          size="small"
        >
          Ask someone else to pay
        </Button>
      )}
    </div>
  );
}

function splitOf({ view, offer }: PaymentDialogData): PaymentSplit | undefined {
  return view.walletOnly ?? offer?.split;
}

function whatIsCharged({ charged, walletShare }: PaymentSplit): string {
  const refunded = "If the order can’t be completed, you’ll be refunded.";
  if (charged > 0n)
    return `You see the same amount on the payment page before anything is charged. ${refunded}`;
  return walletShare > 0n
    ? `Paid in full from your wallet. Nothing else is charged. ${refunded}`
    : "Nothing is left to pay.";
}
