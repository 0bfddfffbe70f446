import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";

import { bookChat } from "#app/bookings/book-chat.server.ts";
import { askGateway } from "#app/payments/desk/ask-gateway.server.ts";
import { endChat, setChatTime } from "#app/bookings/desk/change-booking.server.ts";
import type { BookingId, OrderId } from "#app/platform/ids.ts";
import { closeGroupAtDesk } from "#app/research-groups/close-group-at-desk.server.ts";
import { decideRefundAtDesk } from "#app/refunds/decide-unanswered-at-desk.server.ts";
import { endSignInsAtDesk } from "#app/accounts/desk/end-sign-ins.server.ts";
import { findCustomerRecord } from "#app/accounts/desk/find-customer-record.server.ts";
import { findOrderRecord } from "#app/orders/desk/find-order-record.server.ts";
import { listOrdersAtDesk } from "#app/orders/desk/list-orders-at-desk.server.ts";
import { ordersList } from "#app/orders/desk/orders-list.ts";
import { listPaymentsAtDesk } from "#app/payments/desk/list-payments-at-desk.server.ts";
import { paymentsList } from "#app/payments/desk/payments-list.ts";
import { listReceiptsAtDesk } from "#app/receipts/desk/list-receipts-at-desk.server.ts";
import { receiptsList } from "#app/receipts/desk/receipts-list.ts";
import { listRefundsAtDesk } from "#app/refunds/desk/list-refunds-at-desk.server.ts";
import { refundsList } from "#app/refunds/desk/refunds-list.ts";
import { firstPage, listAsked } from "#tests/desk/list-asked.ts";
import { findBookingAtDesk, listBookingsAtDesk } from "#app/bookings/desk/list-bookings.server.ts";
import { bookings } from "#app/bookings/tables.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { db } from "#app/platform/db.server.ts";
import { listHandPayments } from "#app/refunds/list-hand-payments.server.ts";
import {
  approveHandPayment,
  declineHandPaymentAtDesk,
  markPaidByHand,
} from "#app/refunds/pay-by-hand.server.ts";
import { tryRefundAgain } from "#app/refunds/refund-at-desk-again.server.ts";
import { previewRefund, refundAtDesk } from "#app/orders/desk/refund-at-desk.server.ts";
import { removeTestimonialAtDesk } from "#app/testimonials/remove-testimonial.server.ts";
import { customersList, searchCustomers } from "#app/payments/search-customers.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import {
  enterTestimonial,
  eraseEntered,
  moderateTestimonial,
} from "#app/testimonials/moderate-testimonial.server.ts";
import { publishTestimonial } from "#app/testimonials/publish-testimonial.server.ts";
import { minutesLater, noon, valueOf } from "#tests/checkout/shop.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { makeGroup } from "#tests/research-groups/make-group.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";
import { makePremium } from "#tests/setup/make-premium.ts";

const now = minutesLater(60);
const reason = "It has to be done";

export const customerUseCases: DeskUseCase[] = [
  {
    action: "see_bookings",
    name: "listBookingsAtDesk",
    call: (member) => listBookingsAtDesk(member, { list: "requested", after: null }),
  },
  {
    action: "see_chat_number",
    name: "findBookingAtDesk",
    async call(member, own) {
      const bookingId = await booked();
      const counsellorId = own ? member.id : (await makeMember("counsellor")).id;
      await db.update(bookings).set({ counsellorId }).where(eq(bookings.id, bookingId));
      const found = await findBookingAtDesk(member, bookingId);
      return found.ok && found.value.chats[0]?.number === "" ? notAllowed : found;
    },
  },
  {
    action: "change_booking",
    name: "setChatTime",
    call: async (member) =>
      setChatTime({ member, bookingId: await booked(), seen: "0", localTime: "2026-10-04T10:00", now }),
  },
  {
    action: "change_booking",
    name: "endChat",
    call: async (member) => endChat({ member, bookingId: await booked(), seen: "0", as: "cancelled", now }),
  },
  {
    action: "see_customers",
    name: "searchCustomers",
    call: (member) => searchCustomers(member, listAsked(customersList, "q=Asha"), firstPage),
  },
  {
    action: "see_customers",
    name: "findCustomerRecord",
    call: async (member) => findCustomerRecord(member, { userId: (await makeCustomer()).id, now: noon }),
  },
  {
    action: "see_customers",
    name: "findOrderRecord",
    call: async (member) => findOrderRecord(member, await ordered()),
  },
  {
    action: "refund",
    name: "previewRefund",
    call: async (member) => previewRefund({ member, ...wholeOf(await ordered()) }),
  },
  {
    action: "refund",
    name: "refundAtDesk",
    async call(member) {
      const shown = { toWallet: 199_900n, toGateway: 0n, premium: 0n };
      return refundAtDesk({ member, ...wholeOf(await ordered()), shown, requestKey: randomUUID() });
    },
  },
  {
    action: "refund",
    name: "tryRefundAgain",
    call: (member) => tryRefundAgain({ member, refundId: randomUUID(), now }),
  },
  {
    action: "refund",
    name: "decideRefundAtDesk",
    call: (member) => decideRefundAtDesk({ member, refundId: randomUUID(), made: true, now }),
  },
  {
    action: "refund",
    name: "markPaidByHand",
    call(member) {
      const transfer = { reference: "UTR 1", paidOn: "2026-10-01", reason };
      return markPaidByHand({ member, refundId: randomUUID(), ...transfer, requestKey: randomUUID(), now });
    },
  },
  {
    action: "refund",
    name: "approveHandPayment",
    call: (member) => approveHandPayment({ member, handPaymentId: randomUUID(), now }),
  },
  {
    action: "refund",
    name: "declineHandPaymentAtDesk",
    call: (member) => declineHandPaymentAtDesk({ member, handPaymentId: randomUUID(), reason, now }),
  },
  { action: "refund", name: "listHandPayments", call: (member) => listHandPayments(member) },
  {
    action: "refund",
    name: "listRefundsAtDesk",
    call: (member) => listRefundsAtDesk(member, listAsked(refundsList, "state=failed"), firstPage),
  },
  {
    action: "ask_gateway",
    name: "askGateway",
    call: (member) => askGateway({ member, paymentId: randomUUID(), now }),
  },
  {
    action: "ask_gateway",
    name: "listPaymentsAtDesk",
    call: (member) => listPaymentsAtDesk(member, listAsked(paymentsList, "q=LF-1001"), firstPage),
  },
  {
    action: "see_customers",
    name: "listOrdersAtDesk",
    call: (member) => listOrdersAtDesk(member, listAsked(ordersList), firstPage),
  },
  {
    action: "see_customers",
    name: "listReceiptsAtDesk",
    call: (member) => listReceiptsAtDesk(member, listAsked(receiptsList), firstPage, now),
  },
  {
    action: "end_sign_ins",
    name: "endSignInsAtDesk",
    async call(member) {
      const { id: userId } = await makePremium();
      return endSignInsAtDesk({ member, userId, reason, now });
    },
  },
  {
    action: "remove_testimonial",
    name: "removeTestimonialAtDesk",
    async call(member) {
      const user = await makePremium();
      const details = "They read my letter twice and told me what to leave out.";
      valueOf(await publishTestimonial({ user, service: "cover-letter", details, now: noon }));
      const about = { userId: user.id, service: "cover-letter", seen: noon.toISOString() };
      return removeTestimonialAtDesk({ member, ...about, reason, now });
    },
  },
  {
    action: "moderate_testimonial",
    name: "moderateTestimonial",
    async call(member) {
      const user = await makePremium();
      const details = "They read my letter twice and told me what to leave out.";
      const { id } = valueOf(await publishTestimonial({ user, service: "cover-letter", details, now: noon }));
      const change = { to: "hidden", reason } as const;
      return moderateTestimonial({ member, id, seen: noon.toISOString(), change, now });
    },
  },
  {
    action: "enter_testimonial",
    name: "enterTestimonial",
    call: (member) => enterTestimonial({ member, fields: olderTestimonial(), now }),
  },
  {
    action: "enter_testimonial",
    name: "eraseEntered",
    async call(member) {
      const owner = await makeMember("owner");
      const { id } = valueOf(await enterTestimonial({ member: owner, fields: olderTestimonial(), now }));
      return eraseEntered({ member, id, reason, now });
    },
  },
  {
    action: "close_group",
    name: "closeGroupAtDesk",
    call: async (member) => closeGroupAtDesk({ member, groupId: (await makeGroup(1, 1)).id, reason, now }),
  },
];

function olderTestimonial() {
  return {
    service: "cover-letter" as const,
    shown_name: "Noor A.",
    details: `They told me what to leave out, and what to add: ${randomUUID()}.`,
    stars: 4,
    written_on: "2025-03-01",
    consent: "By e-mail, kept in the folder of consents.",
  };
}

async function booked(): Promise<BookingId> {
  const { id: userId } = await makeCustomer();
  const request = { userId, mobile: "9876543210", country: "IN", service: "cover-letter", preferredOn: "" };
  const booking = await bookChat({ ...request, consent: true, consentText: "I agree.", now: noon });
  return valueOf(booking).id;
}

async function ordered(): Promise<OrderId> {
  const { id } = await makePremium();
  const [order] = await listOrders(id);
  return order!.id;
}

function wholeOf(orderId: OrderId) {
  return { orderId, itemId: null, amount: "", reason, now };
}
