import { notificationKinds } from "#app/notifications/kinds.ts";
import { deskTalkForms } from "#tests/hostile/case-talk-forms.ts";
import { deskDeliverableForms } from "#tests/hostile/deliverable-forms.ts";
import { deskEvidenceForms } from "#tests/hostile/evidence-forms.ts";
import { contentForms } from "#tests/hostile/content-forms.ts";
import { catalogueForms } from "#tests/hostile/catalogue-forms.ts";
import type { Ground, HostileForm } from "#tests/hostile/hostile-form.ts";
import { deskIntakeForms } from "#tests/hostile/intake-forms.ts";
import { deskEnquiryForms } from "#tests/hostile/enquiry-forms.ts";
import { linkForms } from "#tests/hostile/link-forms.ts";
import { listForms } from "#tests/hostile/list-forms.ts";
import { peopleForms } from "#tests/hostile/people-forms.ts";
import { pointsDeskForms } from "#tests/hostile/points-desk-forms.ts";
import { offerForms } from "#tests/hostile/offer-forms.ts";
import { deskSessionForms } from "#tests/hostile/session-forms.ts";

type DeskForm = Omit<HostileForm, "staff" | "slow" | "written"> & { written?: string[] };

const nothing = "6a3f0a52-6f6c-4d0e-9c57-0d3fd2a6b0c1";
const bookings = () => "/staff/bookings?show=requested";
const payments = () => "/staff/payments";
const refunds = () => "/staff/refunds";
const itemPage = ({ desk }: Ground) => `/staff/work/${desk.itemId}`;
const orderPage = ({ desk }: Ground) => `/staff/orders/${desk.orderId}`;
const customerPage = ({ desk }: Ground) => `/staff/customers/${desk.customerId}`;

const forms: DeskForm[] = [
  {
    name: "desk: time zone",
    path: () => "/staff/",
    fields: () => ({ intent: "zone", time_zone: "Asia/Kolkata" }),
  },
  {
    name: "desk: choose what one is told",
    path: () => "/staff/notifications/settings",
    fields: () => ({
      intent: "choose",
      ...Object.fromEntries(notificationKinds.map((kind) => [kind, "mail"])),
    }),
  },
  {
    name: "desk: read a notice",
    path: () => "/staff/notifications",
    fields: () => ({ intent: "read", notice: "1" }),
  },
  {
    name: "desk: read all notices",
    path: () => "/staff/notifications",
    fields: () => ({ intent: "read_all", up_to: "2026-10-02T12:00:00.000Z" }),
  },
  {
    name: "desk: take from the queue",
    path: () => "/staff/work",
    fields: () => ({ intent: "take", item: nothing }),
  },
  {
    name: "desk: assign",
    path: itemPage,
    fields: () => ({ intent: "assign", from: "", person: "nobody-at-all", along: "yes" }),
  },
  { name: "desk: give back", path: itemPage, fields: () => ({ intent: "give_back" }) },
  { name: "desk: take", path: itemPage, fields: () => ({ intent: "take" }) },
  {
    name: "desk: reopen an item",
    path: itemPage,
    // From where it is not, so that it stays.
    fields: () => ({ intent: "reopen", from: "completed", note: "Asked for by telephone." }),
    written: ["note"],
  },
  {
    name: "desk: move",
    path: itemPage,
    // Not a state staff can set, so nothing moves.
    fields: () => ({ intent: "move", from: "received", to: "paid", note: "Begun today.", tell: "yes" }),
    written: ["note"],
  },
  {
    name: "desk: time of a chat",
    path: bookings,
    fields: ({ desk }) => ({
      intent: "set_time",
      booking: desk.chatId,
      seen: "0",
      starts_at: "2099-03-01T10:00",
    }),
  },
  {
    name: "desk: chat cancelled",
    path: () => "/staff/bookings",
    fields: () => ({ intent: "cancelled", booking: nothing, seen: "0" }),
  },
  ...["completed", "no_show"].map((intent) => ({
    name: `desk: chat ${intent}`,
    path: bookings,
    fields: ({ desk }: Ground) => ({ intent, booking: desk.chatId, seen: "0" }),
  })),
  {
    name: "desk: remove a testimonial",
    path: customerPage,
    fields: () => ({
      intent: "remove_testimonial",
      service: "cover-letter",
      seen: "never",
      reason: "It has to be done.",
    }),
    written: ["reason"],
  },
  {
    name: "desk: sign a customer out everywhere",
    path: customerPage,
    fields: () => ({ intent: "end_sign_ins", reason: "It has to be done." }),
    written: ["reason"],
  },
  {
    name: "desk: close a group",
    path: customerPage,
    fields: ({ desk }) => ({ intent: "close_group", group: desk.groupId, reason: "It has to be done." }),
    written: ["reason"],
  },
  {
    name: "desk: remove a message of a group",
    path: ({ desk }) => `/staff/catalogue/groups/${desk.groupId}`,
    fields: () => ({ intent: "remove_message", message: "1", reason: "It has to be done." }),
    written: ["reason"],
  },
  {
    name: "desk: what goes where",
    path: orderPage,
    fields: () => ({ intent: "preview", item: "", amount: "", reason: "Agreed on the phone." }),
    written: ["amount", "reason"],
  },
  {
    name: "desk: refund",
    path: orderPage,
    fields: () => ({
      intent: "refund",
      item: "",
      amount: "",
      reason: "Agreed on the phone.",
      // A wrong figure, so nothing is refunded.
      to_wallet: "1",
      to_gateway: "0",
      premium: "0",
      request_key: nothing,
    }),
    written: ["amount", "reason"],
  },
  {
    name: "desk: ask the gateway",
    path: payments,
    fields: () => ({ intent: "ask", payment: nothing }),
  },
  {
    name: "desk: refund again",
    path: refunds,
    fields: () => ({ intent: "try_again", refund: nothing }),
  },
  {
    name: "desk: refund paid by bank transfer",
    path: refunds,
    fields: () => ({
      intent: "paid_by_hand",
      refund: nothing,
      request_key: nothing,
      reference: "UTR 1234",
      on: "2026-10-01",
      reason: "The card was closed",
    }),
    written: ["reference", "reason"],
  },
  ...["was_made", "was_not_made"].map((intent) => ({
    name: `desk: refund ${intent}`,
    path: refunds,
    fields: () => ({ intent, refund: nothing }),
  })),
  ...listForms,
  ...deskTalkForms,
  ...deskEvidenceForms,
  ...deskDeliverableForms,
  ...peopleForms,
  ...deskSessionForms,
  ...deskIntakeForms,
  ...linkForms,
  ...deskEnquiryForms,
  ...offerForms,
  ...catalogueForms,
  ...contentForms,
  ...pointsDeskForms,
];

export const deskForms: HostileForm[] = forms.map((form) => ({
  written: [],
  ...form,
  staff: true,
  slow: true,
}));
