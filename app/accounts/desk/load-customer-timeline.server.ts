import { sql } from "drizzle-orm";

import { type AroundCustomer, customerEvent } from "#app/accounts/desk/customer-event.ts";
import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";
import type { Account } from "#app/accounts/search-accounts.server.ts";
import { signInSource } from "#app/accounts/sign-in/sign-in-source.server.ts";
import { zoneNote } from "#app/bookings/chat-time.ts";
import { chatSource } from "#app/bookings/chat-source.server.ts";
import { peopleOfEvents } from "#app/cases/timeline/case-facts.ts";
import { messageSource, sessionSources } from "#app/cases/timeline/case-sources.server.ts";
import { headingsOfAll } from "#app/catalog/find-service.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import {
  chosenFilter,
  type TimelineChoice,
  timelineFilters,
  timelineHref,
} from "#app/desk/timeline/timeline-filter.ts";
import type { TimelineView } from "#app/desk/timeline/timeline-view.ts";
import { enquirySources } from "#app/enquiries/enquiry-sources.server.ts";
import { sentMailSource } from "#app/mail/sent-mails.server.ts";
import { findItemsById } from "#app/orders/items/find-items-by-id.server.ts";
import {
  itemChangeSource,
  itemIdsOfCustomer,
  orderRefundSource,
  orderSource,
} from "#app/orders/order-sources.server.ts";
import { paymentSources } from "#app/payments/payment-sources.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { readTimeline, type TimelineRow, type TimelineSource } from "#app/platform/read-timeline.server.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { walletSource } from "#app/wallet/wallet-source.server.ts";

const choices: readonly TimelineChoice[] = [
  { show: "orders", label: "Orders", kinds: ["order"] },
  { show: "money", label: "Money", kinds: ["payment", "refund", "sent_refund"] },
  { show: "wallet", label: "Wallet", kinds: ["wallet"] },
  { show: "cases", label: "Cases", kinds: ["change"] },
  { show: "messages", label: "Messages", kinds: ["message", "enquiry", "enquiry_reply"] },
  { show: "sessions", label: "Sessions", kinds: ["session", "session_over", "chat"] },
  { show: "mails", label: "Mails", kinds: ["mail"] },
  { show: "sign-ins", label: "Sign-ins", kinds: ["sign_in"] },
];

type Asked = { member: Member; account: Account; zone: string | null; query: URLSearchParams; now: Date };

/** Four statements, whatever is shown. */
export async function loadCustomerTimeline({
  member,
  account,
  zone,
  query,
  now,
}: Asked): Promise<TimelineView> {
  const chosen = chosenFilter(choices, query.get("show"));
  const sources = sourcesOf(account.id).filter(({ kind }) => chosen?.kinds.includes(kind) ?? true);
  const page = await readTimeline(db, sources, { before: query.get("before") });
  const [names, headingOf] = await Promise.all([
    namePeople(db, peopleOfEvents(page.rows)),
    headingsOf(page.rows),
  ]);
  const around: AroundCustomer = {
    customerId: account.id,
    nameOf: (id) => (id === "system" ? "Landfall" : fullName(names.get(id))),
    firstNameOf: (id) => names.get(id)?.firstName ?? null,
    headingOf,
    timeZone: member.timeZone,
    customerZone: zone,
  };
  return {
    entries: page.rows.flatMap((row) => customerEvent(row, around) ?? []),
    filters: timelineFilters(choices, chosen),
    zoneNote: zoneNote(now, member.timeZone),
    earlierHref: page.earlier === null ? null : timelineHref(chosen, page.earlier),
    latestHref: page.isLatest ? null : timelineHref(chosen),
  };
}

function sourcesOf(userId: UserId): TimelineSource[] {
  const which = sql`in (${itemIdsOfCustomer(userId)})`;
  return [
    orderSource(sql`event.user_id = ${userId}`),
    orderRefundSource(sql`refunded.user_id = ${userId}`),
    ...paymentSources(userId),
    walletSource(userId),
    itemChangeSource(which),
    messageSource(which),
    ...sessionSources(which),
    chatSource(userId),
    ...enquirySources(userId),
    sentMailSource(sql`event.user_id = ${userId}`),
    signInSource(userId),
  ];
}

/** By the id of an item, or by a service's address. */
async function headingsOf(rows: readonly TimelineRow[]): Promise<(idOrSlug: string) => string> {
  const ids = rows.flatMap(({ facts }) => (facts as { itemId?: OrderItemId }).itemId ?? []);
  const [items, ofAll] = await Promise.all([findItemsById(db, ids), headingsOfAll()]);
  const found = [...items.values()];
  const headings = await nameServices(found.map(({ configuration }) => configuration));
  const byId = new Map(found.map(({ id }, at) => [id as string, headings[at] ?? ""]));
  return (idOrSlug) => byId.get(idOrSlug) ?? ofAll[idOrSlug as keyof typeof ofAll] ?? idOrSlug;
}
