import { href } from "react-router";

import { deviceText } from "#app/accounts/sign-in/device-text.ts";
import type { SignInFacts } from "#app/accounts/sign-in/sign-in-source.server.ts";
import { stateLabels as chatLabels } from "#app/bookings/booking-labels.ts";
import type { ChatFacts } from "#app/bookings/chat-source.server.ts";
import { inTwoZones } from "#app/bookings/two-zones.ts";
import { type AroundCase, caseEvent, eventKey } from "#app/cases/timeline/case-event.ts";
import type { TimelineEntry } from "#app/desk/timeline/timeline-view.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import type { EnquiryFacts, EnquiryReplyFacts } from "#app/enquiries/enquiry-sources.server.ts";
import type { Currency } from "#app/money/currency.ts";
import { formatMoney } from "#app/money/format.ts";
import type { OrderFacts } from "#app/orders/order-sources.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import type { PaymentFacts, SentRefundFacts } from "#app/payments/payment-sources.server.ts";
import { causeLabels, orderLabels, paymentLabels, refundLabels } from "#app/refunds/state-labels.ts";
import type { WalletFacts } from "#app/wallet/wallet-source.server.ts";

export type AroundCustomer = AroundCase & {
  /** Of a service that they bought or asked about. */
  headingOf: (idOrSlug: string) => string;
};

type CustomerFacts = {
  order: OrderFacts;
  payment: PaymentFacts;
  sent_refund: SentRefundFacts;
  wallet: WalletFacts;
  chat: ChatFacts;
  enquiry: EnquiryFacts;
  enquiry_reply: EnquiryReplyFacts;
  sign_in: SignInFacts;
};

type Drawn = Pick<TimelineEntry, "title"> &
  Partial<Pick<TimelineEntry, "look" | "who" | "text" | "badge" | "href">>;
type Draw = { [Kind in keyof CustomerFacts]: (facts: CustomerFacts[Kind], around: AroundCustomer) => Drawn };

type Row = { at: Date; kind: string; id: string; facts: unknown };

/** What happened with a customer; what belongs to a case leads there. */
export function customerEvent(row: Row, around: AroundCustomer): TimelineEntry | null {
  const { at, kind, id, facts } = row;
  if (!Object.hasOwn(draw, kind)) return ofCase(row, around);
  const one = draw[kind as keyof Draw] as (given: unknown, near: AroundCustomer) => Drawn;
  return {
    key: eventKey(kind, id),
    look: "event",
    at: at.toISOString(),
    when: shortTime(at, around.timeZone),
    ...one(facts, around),
  };
}

function ofCase(row: Row, around: AroundCustomer): TimelineEntry | null {
  const shown = caseEvent(row, around);
  const { itemId, orderId } = row.facts as { itemId?: string; orderId?: string };
  if (!shown || itemId === undefined) {
    return shown && { ...shown, href: orderId ? href("/staff/orders/:orderId", { orderId }) : null };
  }
  return {
    ...shown,
    title: `${around.headingOf(itemId)}: ${shown.title}`,
    href: `${href("/staff/work/:itemId", { itemId })}#${shown.key}`,
  };
}

const draw: Draw = {
  order: ({ orderId, number, state, currency, price, premium, walletShare, isPaid }) => {
    const money = (amount: bigint) => formatMoney(amount, currency);
    const wallet = BigInt(walletShare);
    return {
      title: `Order ${orderName(number)} ${isPaid ? "paid" : "placed"}: ${money(BigInt(price) + BigInt(premium))}`,
      href: href("/staff/orders/:orderId", { orderId }),
      badge: isPaid ? (wallet > 0n ? `${money(wallet)} from the wallet` : null) : orderLabels[state],
    };
  },
  payment: ({ paymentId, gateway, state, amount, currency, isTopUp }) => ({
    title: `${isTopUp ? "Funds for the wallet" : "Payment"} by ${gatewayFacts[gateway].label}: ${moneyOf(amount, currency)}`,
    href: `${href("/staff/payments")}?q=${paymentId}`,
    badge: paymentLabels[state],
  }),
  sent_refund: ({ paymentId, cause, state, amount, currency }) => ({
    title: `${moneyOf(amount, currency)} sent back`,
    href: `${href("/staff/payments")}?q=${paymentId}`,
    badge: refundLabels[state],
    text: causeLabels[cause],
  }),
  wallet: ({ text, moves }) => ({
    title: `Wallet: ${text || "Forgotten with the account"}`,
    badge: movesText(moves),
  }),
  chat: ({ service, state, startsAt, changedBy }, around) => ({
    title: `Free chat about ${around.headingOf(service)}: ${chatLabels[state].toLowerCase()}`,
    who: around.nameOf(changedBy),
    text: startsAt && bothZones(new Date(startsAt), around),
  }),
  enquiry: ({ reference, text }) => ({
    title: `Message ${reference}`,
    look: "customer",
    href: href("/staff/enquiries/:reference", { reference }),
    text,
  }),
  enquiry_reply: ({ reference, text, author, fromDesk }, { nameOf }) => ({
    title: nameOf(author),
    look: fromDesk ? "desk" : "customer",
    href: href("/staff/enquiries/:reference", { reference }),
    badge: `Message ${reference}`,
    text,
  }),
  sign_in: ({ userAgent, withCode }) => ({
    title: `Signed in: ${deviceText(userAgent)}`,
    badge: withCode ? "With a code" : null,
  }),
};

function moneyOf(amount: string, currency: Currency): string {
  return formatMoney(BigInt(amount), currency);
}

function movesText(moves: WalletFacts["moves"]): string {
  return moves
    .map(({ amount, fromSetAside, currency }) =>
      BigInt(fromSetAside) > 0n
        ? `${moneyOf(fromSetAside, currency)} that was set aside`
        : moneyOf(amount, currency),
    )
    .join(", ");
}

function bothZones(at: Date, { timeZone, customerZone }: AroundCase): string {
  return inTwoZones(at, { own: timeZone, other: customerZone, whose: "the customer" });
}
