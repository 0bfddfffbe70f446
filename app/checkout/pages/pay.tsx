import { redirect } from "react-router";
import { openedPayment } from "#app/checkout/pay/opened-payment.server.ts";
import { OpenedPayment } from "#app/checkout/pay/opened-payment.tsx";
import { outcomePath } from "#app/checkout/settle/payment-outcome.server.ts";
import { describePayment } from "#app/checkout/describe-purchase.server.ts";
import { otherWayToPay } from "#app/checkout/pay/other-way-to-pay.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import styles from "#app/checkout/pages/pay.module.css";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { unlisted } from "#app/http/shell/page-title.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";
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
  return {
    purpose: payment.purpose,
    opened,
    otherWay: await otherWayToPay(payment),
    payer: {
      name: fullName(user),
      email: user.email,
      mobile: user.mobile,
      shop: env().SITE_NAME,
      description: await describePayment(payment),
    },
  };
}

export const meta = unlisted("Complete your payment");

export default function Pay({ loaderData }: Route.ComponentProps) {
  const { purpose, opened, otherWay, payer } = loaderData;
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
      <OpenedPayment opened={opened} payer={payer} paidFor={purpose} otherWay={otherWay} />
      <LinkButton variant="quiet" to={isTopUp ? "/service/wallet/" : "/service/cart"}>
        {isTopUp ? "Back to your wallet" : "Back to the cart"}
      </LinkButton>
    </div>
  );
}
