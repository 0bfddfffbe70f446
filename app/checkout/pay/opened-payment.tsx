import { useEffect, useState } from "react";

import styles from "#app/checkout/pay/opened-payment.module.css";
import type { OpenedPaymentData, PostedForm } from "#app/checkout/pay/opened-payment-data.ts";
import { payerProblem } from "#app/checkout/pay/payer-problem.ts";
import { type PayFailure, purchaseProblem } from "#app/checkout/pay/purchase-problem.ts";
import { type PaidFor, payInWindow } from "#app/checkout/pay/pay-in-window.ts";
import { useIsHere } from "#app/checkout/pay/use-is-here.tsx";
import type { NextAction } from "#app/checkout/pay/next-action.ts";
import { NextActions } from "#app/checkout/pay/next-actions.tsx";
import type { Payer } from "#app/payments/gateways/gateway-window.ts";
import { gatewayFacts, type GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";

type OpenedPaymentProps = {
  opened: OpenedPaymentData;
  payer: Payer;
  paidFor: PaidFor;
  /** The first is where another way is chosen. */
  otherWays: readonly [NextAction, ...NextAction[]];
};

export function OpenedPayment({ opened, payer, paidFor, otherWays }: OpenedPaymentProps) {
  const { payable, gateway, currency, form, window: shown } = opened;
  const gatewayLabel = gatewayFacts[gateway].label;
  const [state, setState] = useState<{ busy: boolean; failure: PayFailure | null }>({
    busy: false,
    failure: null,
  });
  const about = { gateway: gatewayLabel, currency, price: payable, walletShare: null, walletCurrency: null };
  const problem = (paidFor === "another" ? payerProblem : purchaseProblem)(state.failure, about);

  const isHere = useIsHere();

  async function pay({ order, scriptUrl }: NonNullable<OpenedPaymentData["window"]>) {
    setState({ busy: true, failure: null });
    const failure = await payInWindow(order, { gateway, scriptUrl, isStillWanted: isHere }, payer, paidFor);
    setState({ busy: failure === null, failure });
  }

  return (
    <>
      {problem && (
        <Alert
          tone={problem.isNotice ? "info" : "danger"}
          actions={<NextActions ways={[...otherWays, ...problem.ways]} />}
        >
          <p>{problem.text}</p>
        </Alert>
      )}
      {form && <HandOver form={form} gateway={gateway} label={`Pay ${payable}`} />}
      {shown && (
        <Button variant="action" size="large" pending={state.busy} onClick={() => void pay(shown)}>
          Pay {payable}
        </Button>
      )}
      {shown && (
        <noscript>
          <Alert tone="warning">
            {gatewayLabel} opens in a window that needs JavaScript. Card works without it.
          </Alert>
        </noscript>
      )}
      {(form || shown) && !problem && (
        <p className="row">
          {otherWays.map(({ label, href }) => (
            // Full load: a gateway may show its page only once.
            <LinkButton key={href} variant="quiet" to={href} reloadDocument>
              {label}
            </LinkButton>
          ))}
        </p>
      )}
    </>
  );
}

/** Takes the customer to the gateway's own page by a form that is signed, with or without JavaScript. */
function HandOver({ form, gateway, label }: { form: PostedForm; gateway: GatewayName; label: string }) {
  const { label: gatewayLabel, owner } = gatewayFacts[gateway];
  const [leaving, setLeaving] = useState(false);
  // Going back may restore this page from the browser's cache.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);
  return (
    <form
      method="post"
      action={form.action}
      className={`stack-5 ${styles.handOver}`}
      onSubmit={(event) => setLeaving(!event.defaultPrevented)}
    >
      {Object.entries(form.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>
        You pay on {owner} own page, at {form.host}, and come back here afterwards. {gatewayLabel} is its name
        in this shop.
      </p>
      <Button type="submit" variant="action" size="large" pending={leaving}>
        {label}
      </Button>
    </form>
  );
}
