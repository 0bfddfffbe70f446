import { redirect } from "react-router";
import { openedPayment } from "#app/checkout/pay/opened-payment.server.ts";
import { OpenedPayment } from "#app/checkout/pay/opened-payment.tsx";
import { outcomePath } from "#app/checkout/settle/payment-outcome.server.ts";
import { PriceBreakdown } from "#app/checkout/pay/price-breakdown.tsx";
import { WhatIsBought } from "#app/checkout/pay/what-is-bought.tsx";
import { loadOpened } from "#app/checkout/pages/load-opened.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import styles from "#app/checkout/pages/pay.module.css";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { unlisted } from "#app/http/shell/page-title.ts";
import { requireUser } from "#app/accounts/sign-in/require-user.server.ts";

import type { Route } from "./+types/pay.ts";
import { PaymentId } from "#app/platform/ids.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const user = requireUser({ url, context });
  const known = PaymentId.safeParse(params.paymentId);
  const payment = known.success ? await findPayment(db, known.data) : null;
  if (payment?.userId !== user.id) throw redirect("/error");
  // A payment by link is its payer's to finish.
  if (payment.paymentLinkId !== null) throw redirect(outcomePath(payment));
  const isOpen = payment.state === "pending" && payment.expiresAt > new Date();
  if (!isOpen || !payment.started) throw redirect(outcomePath(payment));
  const { redirectUrl, ...opened } = openedPayment(payment);
  if (redirectUrl) throw redirect(redirectUrl);
  return { purpose: payment.purpose, opened, ...(await loadOpened(payment, user)) };
}

export const meta = unlisted("Complete your payment");

export default function Pay({ loaderData }: Route.ComponentProps) {
  const { purpose, opened, bought, fromCart, otherWays, payer } = loaderData;
  const isTopUp = purpose === "top_up";
  return (
    <div className={`page stack-5 ${styles.page}`}>
      <PageHeading
        title="Complete your payment"
        intro={`${opened.payable} by ${gatewayFacts[opened.gateway].label}${opened.withPremium ? ", its premium included" : ""}. Nothing has been charged yet.`}
        back={
          isTopUp
            ? { to: "/service/wallet/", label: "Wallet" }
            : { to: "/account/dashboard/", label: "Dashboard" }
        }
      />
      {bought && (
        <section className={`card stack-4 ${styles.bought}`} aria-label="What you are buying">
          <WhatIsBought what={bought.what} currency={opened.currency} />
          <PriceBreakdown
            price={bought.price}
            currency={opened.currency}
            split={bought.split}
            pending={false}
          />
        </section>
      )}
      <OpenedPayment opened={opened} payer={payer} paidFor={purpose} otherWays={otherWays} />
      {fromCart && (
        <LinkButton variant="quiet" to="/service/cart">
          Back to the cart
        </LinkButton>
      )}
    </div>
  );
}
