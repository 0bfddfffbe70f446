import { linkState, type PaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import { payerPath } from "#app/payment-links/payment-link-secret.server.ts";
import type { LinkOutcome } from "#app/payment-links/pages/payment-link-outcome.ts";
import { formatMoney } from "#app/money/format.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { PaymentId } from "#app/platform/ids.ts";

/** Null unless it is this link's payment; the id comes from an address. */
export async function paymentOfLink(link: PaymentLink, id: string | null): Promise<Payment | null> {
  const known = PaymentId.safeParse(id);
  const payment = known.success ? await findPayment(db, known.data) : null;
  return payment?.paymentLinkId === link.id ? payment : null;
}

export function isOpenPayment({ state, expiresAt, started }: Payment, now: Date): boolean {
  return state === "pending" && expiresAt > now && started !== null;
}

export async function linkOutcome(
  link: PaymentLink,
  payment: Payment,
  { cancelled, customerName, now }: { cancelled: boolean; customerName: string; now: Date },
): Promise<LinkOutcome> {
  if (payment.unapplied !== null) return unappliedOutcome(payment.unapplied, payment);
  const gateway = gatewayFacts[payment.gateway].label;
  const amount = formatMoney(payment.amount, payment.currency);
  const again = { ways: [], mayPay: (await linkState(link, now)) === "open" };
  switch (payment.state) {
    case "paid":
      return {
        tone: "success",
        text: `Thank you. You paid ${amount}, and we’ve told ${customerName} by email.`,
        ways: [],
        mayPay: false,
      };
    case "created":
    case "pending":
      if (payment.expiresAt <= now) return ended(again);
      return cancelled
        ? { ...again, tone: "warning", text: "You cancelled the payment. Nothing was charged." }
        : waiting(link, payment);
    case "failed":
      return {
        ...again,
        tone: "danger",
        text: `The payment of ${amount} by ${gateway} was declined or cancelled. Nothing was charged.`,
      };
    case "expired":
      return ended(again);
  }
}

/** Names no amount: it may differ from the one requested. */
function unappliedOutcome(unapplied: NonNullable<Payment["unapplied"]>, { gateway }: Payment): LinkOutcome {
  const where =
    unapplied === "refunded"
      ? "You’ve been refunded to the card or account you paid with. Your bank may take some days to show it."
      : "You’ll be refunded to the card or account you paid with. You don’t need to do anything.";
  return {
    tone: "info",
    text: `Your payment by ${gatewayFacts[gateway].label} arrived, but the order could not be completed. ${where}`,
    ways: [],
    mayPay: false,
  };
}

function waiting(link: PaymentLink, { id, gateway }: Payment): LinkOutcome {
  const [look, open] = [payerPath(link, { payment: id }), payerPath(link, { open: id })];
  return {
    tone: "info",
    text: `We have not heard from ${gatewayFacts[gateway].label} yet. If you did pay, the payment will appear here within minutes, so please do not pay again. If you did not, nothing was charged.`,
    ways: [
      ...(look ? [{ label: "Look again", href: look }] : []),
      ...(open ? [{ label: "Continue to payment", href: open }] : []),
    ],
    mayPay: false,
  };
}

function ended(again: Pick<LinkOutcome, "ways" | "mayPay">): LinkOutcome {
  return {
    ...again,
    tone: "warning",
    text: "The payment was not completed in time, and its page is closed. As far as we know, nothing was charged. If your money still arrives and the order can’t be completed, you’ll be refunded.",
  };
}
