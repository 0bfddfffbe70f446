import { href } from "react-router";

import { zoneName } from "#app/bookings/chat-time.ts";
import { stateLabels, preferenceForStaff } from "#app/bookings/booking-labels.ts";
import { openRequestsOf } from "#app/cases/open-requests.server.ts";
import { findHeadings } from "#app/catalog/find-headings.server.ts";
import { findServiceSlug } from "#app/catalog/find-service-slug.ts";
import { isAgreedByStaff } from "#app/payment-links/payment-link.ts";
import { groupPath } from "#app/content/research-group-card.ts";
import type { CustomerRecord } from "#app/accounts/desk/find-customer-record.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { may } from "#app/desk/permissions.ts";
import { countryName } from "#app/currencies/countries.ts";
import { clockIn, customersTime, shortTime } from "#app/desk/zone-time.ts";
import { formatMoney } from "#app/money/format.ts";
import { orderName } from "#app/orders/order-number.ts";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import { db } from "#app/platform/db.server.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { mayEndSignInsOf } from "#app/accounts/desk/end-sign-ins.server.ts";
import { adjustmentRows, adjustOf } from "#app/accounts/desk/load-adjustments.server.ts";
import { linksPath, linkStateLabels } from "#app/payment-links/link-labels.ts";
import { goodsNote } from "#app/payment-links/load-links.server.ts";
import { causeLabels, orderLabels, paymentLabels, refundLabels } from "#app/refunds/state-labels.ts";
import { sessionRows } from "#app/cases/sessions/session-rows.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

export type CustomerView = Awaited<ReturnType<typeof showCustomer>>;

export async function showCustomer(
  member: Member,
  record: CustomerRecord,
  { zone, now }: { zone: string | null; now: Date },
) {
  const { account, wallet } = record;
  const at = (moment: Date) => shortTime(moment, member.timeZone);
  const names = new Map(record.orders.map(({ id, number }) => [id, orderName(number)]));
  return {
    name: fullName(account.deletedAt ? null : account),
    timeZone: member.timeZone,
    facts: factsOf(record, { at, zone, now }),
    orders: await orderRows(record, at),
    balance: wallet && formatMoney(wallet.amount, wallet.currency),
    movements: movementRows(record, at),
    adjustments: adjustmentRows(record, at),
    adjust: adjustOf(member, record),
    payments: record.payments.map((payment) => ({
      id: payment.id,
      date: { text: at(payment.createdAt), href: `${href("/staff/payments")}?q=${payment.id}` },
      state: paymentLabels[payment.state],
      by: gatewayFacts[payment.gateway].label,
      amount: formatMoney(payment.amount, payment.currency),
      purpose: payment.orderId ? (names.get(payment.orderId) ?? "An order not paid") : "Funds for the wallet",
    })),
    refunds: refundRows(record, { names, at }),
    bookings: await bookingRows(record.bookings, {
      at,
      theirs: (time) => customersTime(time, member.timeZone, zone),
    }),
    sessions: sessionRows(member, record.sessions, {
      zones: new Map(zone === null ? [] : [[account.id, zone]]),
      now,
    }),
    links: await linkRows(record, at),
    linksHref: `${href("/staff/links")}?${new URLSearchParams({ customer: account.id })}`,
    newLinkHref:
      account.deletedAt === null && may(member.role, "make_link", { own: false })
        ? `${href("/staff/links/new")}?${new URLSearchParams({ customer: account.id })}`
        : null,
    places: placesOf(member, record, at),
    testimonials: await testimonialsOf(record, at),
    mayRemove: may(member.role, "remove_testimonial", { own: false }),
    mayEndSignIns: account.deletedAt === null && mayEndSignInsOf(member, account.role),
  };
}

type At = (moment: Date) => string;

type Around = { at: At; zone: string | null; now: Date };

function factsOf({ account }: CustomerRecord, { at, zone, now }: Around) {
  const { email, emailVerified, username, mobile, country, role, secondFactor, createdAt, deletedAt } =
    account;
  if (deletedAt) {
    return [
      { label: "Customer since", text: at(createdAt) },
      { label: "Account deleted", text: at(deletedAt) },
    ];
  }
  return [
    { label: "Email", text: `${email}${emailVerified ? "" : " (not confirmed)"}` },
    { label: "Username", text: username ?? "None" },
    { label: "Mobile", text: mobile || "None" },
    { label: "Country", text: countryName(country) },
    ...(zone === null
      ? []
      : [{ label: "Local time", text: `${clockIn(now, zone).time}, ${zoneName(now, zone)}` }]),
    { label: "Account", text: role === "staff" ? "Staff" : "Customer" },
    { label: "Second step at sign-in", text: secondFactor ? "On" : "Off" },
    { label: "Customer since", text: at(createdAt) },
    {
      label: "Enquiries",
      text: "What they wrote to us",
      href: `${href("/staff/enquiries")}?${new URLSearchParams({ q: email })}`,
    },
  ];
}

async function orderRows({ orders }: CustomerRecord, at: At) {
  const configurations = orders.flatMap(({ items }) => items.map(({ configuration }) => configuration));
  const itemIds = orders.flatMap(({ items }) => items.map(({ id }) => id));
  const [names, requests] = await Promise.all([nameServices(configurations), openRequestsOf(db, itemIds)]);
  const nameOf = new Map(configurations.map((configuration, index) => [configuration, names[index]]));
  return orders.map(({ id, number, state, price, premium, currency, createdAt, items }) => ({
    id,
    order: { text: orderName(number), href: href("/staff/orders/:orderId", { orderId: id }) },
    date: at(createdAt),
    state: orderLabels[state],
    price: formatMoney(price + premium, currency),
    services: items
      .map(({ id: itemId, configuration }) => {
        const name = nameOf.get(configuration) ?? configuration.service;
        const request = requests.get(itemId);
        return request ? `${name} (${request.toLowerCase()})` : name;
      })
      .join(", "),
  }));
}

function movementRows({ movements }: CustomerRecord, at: At) {
  return movements.map((line, index) => ({
    id: String(index),
    date: at(line.at),
    what: line.text,
    amount:
      line.fromSetAside > 0n
        ? `${formatMoney(line.fromSetAside, line.currency)} that was set aside`
        : formatMoney(line.amount, line.currency),
    balance: formatMoney(line.balance, line.currency),
  }));
}

function refundRows(
  { orderRefunds, gatewayRefunds, orders }: CustomerRecord,
  { names, at }: { names: Map<string, string>; at: At },
) {
  const currencyOf = new Map(orders.map(({ id, currency }) => [id, currency]));
  const given = orderRefunds.map(({ id, orderId, amount, premium, refundedAt, reason }) => ({
    id,
    moment: refundedAt,
    of: { text: names.get(orderId) ?? "An order", href: href("/staff/orders/:orderId", { orderId }) },
    amount: formatMoney(amount + premium, currencyOf.get(orderId) ?? "INR"),
    state: { text: "Given back", note: reason },
  }));
  // Order refunds are listed above; their gateway part belongs to the order's page.
  const sent = gatewayRefunds
    .filter(({ cause, state }) => cause !== "order" || state === "failed")
    .map(({ id, cause, amount, currency, state, createdAt }) => ({
      id: `sent ${id}`,
      moment: createdAt,
      of: causeLabels[cause],
      amount: formatMoney(amount, currency),
      state: refundLabels[state],
    }));
  return [...given, ...sent]
    .toSorted((one, other) => other.moment.getTime() - one.moment.getTime())
    .map(({ moment, ...row }) => ({ ...row, date: at(moment) }));
}

async function linkRows({ links }: CustomerRecord, at: At) {
  const headings = await nameServices(links.map(({ configuration }) => configuration));
  return links.map((link, index) => ({
    id: link.id,
    made: at(link.createdAt),
    purpose: { text: headings[index] ?? "", href: `${linksPath}/${link.id}`, note: goodsNote(link) },
    state: {
      text: linkStateLabels[link.state],
      note: isAgreedByStaff(link) ? "Made at the desk" : "Made by the customer",
    },
    until: at(link.expiresAt),
  }));
}

type BothTimes = { at: At; theirs: (moment: Date) => string | null };

async function bookingRows(bookings: CustomerRecord["bookings"], { at, theirs }: BothTimes) {
  const headings = await findHeadings(bookings.map(({ service }) => service));
  return bookings.map((booking, index) => ({
    id: booking.id,
    time: booking.startsAt
      ? { text: at(booking.startsAt), note: theirs(booking.startsAt) }
      : (preferenceForStaff(booking) ?? "No time yet"),
    service: headings[index] ?? booking.service,
    state: stateLabels[booking.state],
  }));
}

function placesOf(member: Member, { places }: CustomerRecord, at: At) {
  return places.map((place) => ({
    groupId: place.groupId,
    title: place.title,
    href: groupPath({ title: place.title, id: place.groupId }),
    text: [
      `${place.members} of ${place.requiredMembers} places taken.`,
      place.leftAt ? `Left on ${at(place.leftAt)}.` : `Joined on ${at(place.joinedAt)}.`,
      place.paidAt ? `Share paid on ${at(place.paidAt)}.` : "Share not paid.",
      place.closedAt ? `Closed on ${at(place.closedAt)}.` : "",
    ]
      .filter(Boolean)
      .join(" "),
    mayClose: place.closedAt === null && may(member.role, "close_group", { own: false }),
  }));
}

async function testimonialsOf({ testimonials }: CustomerRecord, at: At) {
  const slugs = testimonials.map(({ service }) => findServiceSlug(service));
  const known = slugs.flatMap((slug) => slug ?? []);
  const headings = await findHeadings(known);
  const headingOf = new Map(known.map((slug, index) => [slug as string, headings[index] ?? slug]));
  return testimonials.map(({ service, details, createdAt }) => ({
    service,
    heading: headingOf.get(service) ?? service,
    details,
    at: at(createdAt),
    seen: createdAt.toISOString(),
  }));
}
