import { href } from "react-router";

import { groupPath } from "#app/content/research-group-card.ts";
import type { ShownBooking } from "#app/dashboard/booking-view.ts";
import type { MyGroup } from "#app/dashboard/group-view.ts";
import type { ShownItem, ShownOrder } from "#app/dashboard/order-view.ts";
import { formatMoney } from "#app/money/format.ts";
import { waitsForForm } from "#app/orders/items/waits-for-form.ts";
import { dayMs } from "#app/platform/dates.ts";
import { dayFormat } from "#app/platform/zone-formats.ts";

export type ToDo = {
  about: string;
  text: string;
  action: string;
  href: string;
  askedToCancel: boolean;
};

type Known = { orders: readonly ShownOrder[]; groups: readonly MyGroup[]; bookings: readonly ShownBooking[] };
type At = { timeZone: string; now: Date };

/** What waits for the customer, what cannot wait first. */
export function toDoList({ orders, groups, bookings }: Known, at: At): ToDo[] {
  const items = orders.filter(({ state }) => state !== "pending").flatMap((order) => order.items);
  return [
    ...orders.flatMap(payment),
    ...items.flatMap((item) => session(item, at)),
    ...bookings.flatMap((booking) => chat(booking, at)),
    ...groups.flatMap(share),
    ...items.flatMap(answer),
    ...items.flatMap(details),
    ...items.flatMap(evidence),
    ...items.flatMap(messages),
    ...groups.flatMap(board),
  ];
}

function payment({ openPaymentId, items, paid, currency }: ShownOrder): ToDo[] {
  if (openPaymentId === null) return [];
  const others = items.length - 1;
  return [
    {
      about: `${items[0]?.heading ?? ""}${others > 0 ? ` and ${others} more` : ""}`,
      text: `${formatMoney(paid, currency)} in all. We start once the payment is complete.`,
      action: "Finish the payment",
      href: href("/service/pay/:paymentId", { paymentId: openPaymentId }),
      askedToCancel: false,
    },
  ];
}

function session(item: ShownItem, at: At): ToDo[] {
  const when = item.session && soon(item.session.at, item.session.text, at);
  return when ? [toDo(item, "sessions", `Your session is ${when}.`, "See the session")] : [];
}

function chat({ open, startsAt, when, heading, number }: ShownBooking, at: At): ToDo[] {
  const written = open && startsAt && soon(startsAt, when ?? "", at);
  if (!written) return [];
  const text = `Your free chat is ${written}. We’ll write to you on WhatsApp at ${number}.`;
  return [{ about: heading, text, action: "See the chat", href: "#free-chats", askedToCancel: false }];
}

/** Null for every other day than today and tomorrow. */
function soon(startsAt: string, written: string, { timeZone, now }: At): string | null {
  const days = dayFormat(timeZone);
  const day = days.format(new Date(startsAt));
  const isToday = day === days.format(now);
  if (!isToday && day !== days.format(new Date(now.getTime() + dayMs))) return null;
  return `${isToday ? "today" : "tomorrow"}, ${written}`;
}

function share({ title, due }: MyGroup): ToDo[] {
  if (!due?.buyHref) return [];
  const text = `Buy your share by ${due.on}, or your place is open to others again.`;
  return [{ about: title, text, action: "Buy Your Share", href: due.buyHref, askedToCancel: false }];
}

function answer(item: ShownItem): ToDo[] {
  if (item.state !== "delivered") return [];
  const text = "Look at what we delivered. Then accept it, or ask for changes.";
  return [toDo(item, "deliverables", text, "Answer the draft")];
}

function details(item: ShownItem): ToDo[] {
  if (item.askedToCancel || !waitsForForm(item)) return [];
  const text = item.hasDraft
    ? "Draft saved. We start once you send it."
    : `We start once you send your details. It then takes ${item.delivery}.`;
  return [toDo(item, "intake", text, "Fill in your details")];
}

function evidence({ id, heading, evidenceAsked: asked, askedToCancel }: ShownItem): ToDo[] {
  if (asked === 0 || askedToCancel) return [];
  const text =
    asked === 1
      ? "1 entry of your evidence list waits for you: your counsellor has asked for it."
      : `${asked} entries of your evidence list wait for you: your counsellor has asked for them.`;
  const page = href("/account/services/:itemId/evidence", { itemId: id });
  return [{ about: heading, text, action: "See the list", href: page, askedToCancel }];
}

function messages(item: ShownItem): ToDo[] {
  if (item.unread === 0) return [];
  const text = item.unread === 1 ? "You have 1 new message." : `You have ${item.unread} new messages.`;
  return [toDo(item, "conversation", text, "Read and answer")];
}

function board({ id, title, unread }: MyGroup): ToDo[] {
  if (unread === 0) return [];
  const text = unread === 1 ? "Your group has 1 new message." : `Your group has ${unread} new messages.`;
  const href = `${groupPath({ id, title })}#board`;
  return [{ about: title, text, action: "Read the board", href, askedToCancel: false }];
}

function toDo({ id, heading, askedToCancel }: ShownItem, part: string, text: string, action: string): ToDo {
  const page = href("/account/services/:itemId", { itemId: id });
  return { about: heading, text, action, href: `${page}#${part}`, askedToCancel };
}
