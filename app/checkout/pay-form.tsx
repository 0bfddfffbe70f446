import { useState, type FormEvent } from "react";

import type { PaymentDialogData } from "#app/checkout/payment-dialog-data.ts";
import type { PaymentPlan } from "#app/checkout/payment-plan.ts";
import styles from "#app/checkout/payment-dialog.module.css";
import { payWithRazorpay } from "#app/checkout/razorpay-checkout.ts";
import { formatMoney } from "#app/money/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";

type PayFormProps = {
  data: PaymentDialogData;
  /** Told when a platform's window opens on the page, and when it is gone. */
  onWindow: (open: boolean) => void;
};

/**
 * The form that buys. It is posted as it is; only Razorpay's window, which lives on this page, takes it out of
 * the browser's hands.
 */
export function PayForm({ data, onWindow }: PayFormProps) {
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({
    busy: false,
    problem: null,
  });
  const plan = data.view.walletOnly ?? data.offer?.plan;
  const byRazorpay = !data.view.walletOnly && data.offer?.platform === "razorpay";
  if (!plan) return null;

  async function pay(event: FormEvent<HTMLFormElement>) {
    if (!byRazorpay) return setState({ busy: true, problem: null });
    event.preventDefault();
    setState({ busy: true, problem: null });
    onWindow(true);
    const problem = await payWithRazorpay(
      new FormData(event.currentTarget),
      "/service/start_payment/",
      data.razorpayScriptUrl,
      data.payer,
    );
    onWindow(false);
    setState({ busy: problem === null, problem });
  }

  const payable = formatMoney(
    plan.charged === 0n ? data.view.quote.price : plan.charged,
    data.view.quote.currency,
  );
  return (
    <form
      method="post"
      action="/service/purchase/"
      className={styles.pay}
      onSubmit={(event) => void pay(event)}
    >
      {data.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(state.problem ?? data.problem) && <Alert tone="danger">{state.problem ?? data.problem}</Alert>}
      <Button type="submit" variant="action" size="large" wide pending={state.busy}>
        Pay {payable}
      </Button>
      <p className={styles.small}>{whatIsCharged(plan)}</p>
    </form>
  );
}

function whatIsCharged({ charged, walletShare }: PaymentPlan): string {
  if (charged > 0n) return "You see this same figure on the payment page before anything is charged.";
  return walletShare > 0n
    ? "Paid wholly from your wallet. Nothing else is charged."
    : "Nothing is left to pay.";
}
