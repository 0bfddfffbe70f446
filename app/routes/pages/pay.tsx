import { useEffect, useState } from "react";
import { redirect } from "react-router";
import { z } from "zod";

import { otherWayToPay } from "#app/checkout/other-way-to-pay.server.ts";
import { type PayFailure, purchaseProblem } from "#app/checkout/purchase-problem.ts";
import { payRazorpayOrder, type RazorpayOrder } from "#app/checkout/razorpay-checkout.ts";
import { WaysOn } from "#app/checkout/ways-on.tsx";
import { formatMoney } from "#app/money/format.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import type { StartedPayment } from "#app/payments/gateway.ts";
import { screenName } from "#app/payments/platforms.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import styles from "#app/routes/pages/pay.module.css";
import { Alert } from "#app/ui/alert.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageTitle } from "#app/routes/shell/page-title.ts";

import type { Route } from "./+types/pay.ts";

/** A started payment that is not finished: the way back to where it is paid. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const user = context.get(currentUserContext);
  if (!user) throw redirect(`/account/login/?next=${encodeURIComponent(`/service/pay/${params.paymentId}`)}`);
  const known = z.uuid().safeParse(params.paymentId);
  const payment = known.success ? await findPayment(db, known.data) : null;
  if (payment?.userId !== user.id) throw redirect("/error");
  const isOpen = payment.state === "pending" && payment.expiresAt > new Date();
  if (!isOpen || !payment.started) throw redirect(`/account/dashboard/?payment=${payment.id}`);
  const { redirectUrl, razorpay, form } = payment.started as StartedPayment;
  if (redirectUrl) throw redirect(redirectUrl);
  return {
    purpose: payment.purpose,
    payable: formatMoney(payment.amount, payment.currency),
    withPremium: payment.premium > 0n,
    platform: screenName(payment.platform),
    currency: payment.currency,
    otherWay: await otherWayToPay(payment),
    form: form ? { ...form, host: new URL(form.action).host } : null,
    order: razorpay ? { ...razorpay, order_id: razorpay.orderId } : null,
    scriptUrl: env().RAZORPAY_CHECKOUT_URL,
    payer: {
      name: `${user.firstName} ${user.lastName}`,
      email: user.email,
      mobile: user.mobile,
      shop: env().SITE_NAME,
    },
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return [pageTitle("Complete your payment", matches), { name: "robots", content: "noindex" }];
}

export default function Pay({ loaderData }: Route.ComponentProps) {
  const { purpose, payable, withPremium, platform, currency, otherWay, form, order, scriptUrl, payer } =
    loaderData;
  const isTopUp = purpose === "top_up";
  const [state, setState] = useState<{ busy: boolean; failure: PayFailure | null }>({
    busy: false,
    failure: null,
  });
  const about = { platform, currency, price: payable, walletShare: null, walletCurrency: null };
  const problem = purchaseProblem(state.failure, about);

  async function pay(razorpayOrder: RazorpayOrder) {
    setState({ busy: true, failure: null });
    const failure = await payRazorpayOrder(razorpayOrder, scriptUrl, payer, purpose);
    setState({ busy: failure === null, failure });
  }

  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title="Complete your payment"
        intro={`${payable} by ${platform}${withPremium ? ", its premium included" : ""}. Nothing has been charged yet.`}
        back={{ to: "/account/dashboard/", label: "Dashboard" }}
      />
      {problem && (
        <Alert
          tone="danger"
          actions={
            <WaysOn ways={[{ label: "Choose another way to pay", href: otherWay }, ...problem.ways]} />
          }
        >
          <p>{problem.words}</p>
        </Alert>
      )}
      {form && <HandOver form={form} label={`Pay ${payable}`} />}
      {order && (
        <Button variant="action" size="large" pending={state.busy} onClick={() => void pay(order)}>
          Pay {payable}
        </Button>
      )}
      {order && (
        <noscript>
          <Alert tone="warning">
            {platform} opens in a window that needs JavaScript. Card works without it.
          </Alert>
        </noscript>
      )}
      {form && (
        // Amazon shows its page for a payment once: whoever left it may be turned away the second time.
        <LinkButton variant="quiet" to={otherWay} reloadDocument>
          Choose another way to pay
        </LinkButton>
      )}
      <LinkButton variant="quiet" to={isTopUp ? "/service/wallet/" : "/service/cart"}>
        {isTopUp ? "Back to your wallet" : "Back to the cart"}
      </LinkButton>
    </div>
  );
}

type PostedForm = { action: string; host: string; fields: Record<string, string> };

/** Takes the customer to the platform's own page by a form that is signed, with or without JavaScript. */
function HandOver({ form, label }: { form: PostedForm; label: string }) {
  const [leaving, setLeaving] = useState(false);
  // The browser's way back may show this page as it was left.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);
  return (
    <form method="post" action={form.action} className={styles.handOver} onSubmit={() => setLeaving(true)}>
      {Object.entries(form.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>
        You pay on Amazon Payment Services’ own page, at {form.host}, and come back here afterwards. Amazon
        Payfort is its name in this shop.
      </p>
      <Button type="submit" variant="action" size="large" pending={leaving}>
        {label}
      </Button>
    </form>
  );
}
