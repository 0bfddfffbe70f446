import { useState } from "react";
import { redirect } from "react-router";
import { z } from "zod";

import { payRazorpayOrder, type RazorpayOrder } from "#app/checkout/razorpay-checkout.ts";
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
  if (payment.state !== "pending" || !payment.started)
    throw redirect(`/account/dashboard/?payment=${payment.id}`);
  const { redirectUrl, razorpay } = payment.started as StartedPayment;
  if (redirectUrl) throw redirect(redirectUrl);
  return {
    purpose: payment.purpose,
    payable: formatMoney(payment.amount, payment.currency),
    withPremium: payment.premium > 0n,
    platform: screenName(payment.platform),
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
  const { purpose, payable, withPremium, platform, order, scriptUrl, payer } = loaderData;
  const isTopUp = purpose === "top_up";
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({
    busy: false,
    problem: null,
  });

  async function pay(razorpayOrder: RazorpayOrder) {
    setState({ busy: true, problem: null });
    const problem = await payRazorpayOrder(razorpayOrder, scriptUrl, payer, purpose);
    setState({ busy: problem === null, problem });
  }

  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title="Complete your payment"
        intro={`${payable} by ${platform}${withPremium ? ", its premium included" : ""}. Nothing has been charged yet.`}
        back={{ to: "/account/dashboard/", label: "Dashboard" }}
      />
      {state.problem && <Alert tone="danger">{state.problem}</Alert>}
      {order && (
        <Button variant="action" size="large" pending={state.busy} onClick={() => void pay(order)}>
          Pay {payable}
        </Button>
      )}
      <noscript>
        <Alert tone="warning">
          {platform} opens in a window that needs JavaScript. Card works without it.
        </Alert>
      </noscript>
      <LinkButton variant="quiet" to={isTopUp ? "/service/wallet/" : "/service/cart"}>
        {isTopUp ? "Back to your wallet" : "Back to the cart"}
      </LinkButton>
    </div>
  );
}
