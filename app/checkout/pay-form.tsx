import { type FormEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";

import { PayProblem } from "#app/checkout/pay-problem.tsx";
import type { PaymentDialogData } from "#app/checkout/payment-dialog-data.ts";
import type { PaymentPlan } from "#app/checkout/payment-plan.ts";
import styles from "#app/checkout/payment-dialog.module.css";
import type { PayFailure } from "#app/checkout/purchase-problem.ts";
import { payWithRazorpay } from "#app/checkout/razorpay-checkout.ts";
import { TermsLine } from "#app/checkout/terms-line.tsx";
import { useRazorpay } from "#app/checkout/use-razorpay.tsx";
import { formatMoney } from "#app/money/format.ts";
import { Button } from "#app/ui/button.tsx";
import { usePendingUntilRestored } from "#app/ui/pending-until-restored.tsx";

type PayFormProps = {
  data: PaymentDialogData;
  /** Another way to pay was chosen and is not shown yet: what stands here must not be paid any more. */
  changing: boolean;
  /** Told when a platform's window opens on the page, and when it is gone. */
  onWindow: (open: boolean) => void;
};

/** For fields that belong to the form but stand elsewhere. */
export const payFormId = "pay";

/** What went wrong with one way to pay is no matter of another: each has a form of its own. */
export function PayForm(props: PayFormProps) {
  const { view, offer } = props.data;
  const way = view.walletOnly ? "wallet" : offer?.platform;
  return <WayForm key={`${way} ${view.useWallet}`} {...props} />;
}

/**
 * The form that buys. It is posted as it is; only Razorpay's window, which lives on this page, takes it out of
 * the browser's hands.
 */
function WayForm({ data, changing, onWindow }: PayFormProps) {
  const { view, offer } = data;
  const plan = view.walletOnly ?? offer?.plan;
  const byRazorpay = !view.walletOnly && offer?.platform === "razorpay";
  const script = useRazorpay(byRazorpay ? data.razorpayScriptUrl : null);
  const [busy, setBusy] = usePendingUntilRestored();
  // Until something is tried here, what went wrong before is in the address.
  const [tried, setTried] = useState<{ failure: PayFailure | null } | null>(null);
  const showNewPrice = useNewPrice();
  if (!plan) return null;

  async function pay(event: FormEvent<HTMLFormElement>) {
    setBusy(true);
    setTried({ failure: null });
    if (!byRazorpay) return;
    event.preventDefault();
    onWindow(true);
    const form = new FormData(event.currentTarget);
    const failure = await payWithRazorpay(
      form,
      "/service/start_payment/",
      data.razorpayScriptUrl,
      data.payer,
    );
    onWindow(false);
    // Paid: the browser is on its way to the dashboard.
    if (!failure) return;
    setBusy(false);
    if (failure.code === "price_changed") showNewPrice();
    setTried(failure.code === "price_changed" ? null : { failure });
  }

  function loadAgain() {
    setTried({ failure: null });
    script.loadAgain();
  }

  const failed = tried ? tried.failure : data.problem;
  const blocked = script.blocked ? { code: "script_blocked" } : null;
  return (
    <form
      id={payFormId}
      method="post"
      action="/service/purchase/"
      className={styles.pay}
      onSubmit={(event) => void pay(event)}
    >
      {data.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PayProblem
        failure={failed ?? blocked}
        tone={failed ? "danger" : "warning"}
        data={data}
        onLoadAgain={script.blocked ? loadAgain : null}
      />
      <Button type="submit" variant="action" size="large" wide pending={busy || changing}>
        Pay {formatMoney(plan.charged === 0n ? view.quote.price : plan.charged, view.quote.currency)}
      </Button>
      <p className={styles.small}>{whatIsCharged(plan)}</p>
      <TermsLine />
    </form>
  );
}

/** Loads the dialog again without the quote that fixed the old price, as the server does for a plain form. */
function useNewPrice(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => {
    const query = new URLSearchParams(search);
    query.delete("quote");
    query.set("problem", "price_changed");
    void navigate(`?${query}`, { replace: true, preventScrollReset: true });
  };
}

function whatIsCharged({ charged, walletShare }: PaymentPlan): string {
  if (charged > 0n) return "You see this same figure on the payment page before anything is charged.";
  return walletShare > 0n
    ? "Paid wholly from your wallet. Nothing else is charged."
    : "Nothing is left to pay.";
}
