import type { DeskFacts } from "#bench/desk-ground.ts";

export const searches = [
  "",
  "b",
  "ba",
  "bado",
  "badofi",
  "gu badofi",
  "load",
  "load4711",
  "nobody-is-called-so",
  "анна",
  "आशा",
  "7000004711",
  "70000",
  "150",
  "1500",
  "LF-150000",
  "2026",
  "2025-0000",
  "000042",
  "LF-2025-000042",
  "load_pay_3",
  "load_pay_30001",
  "badofi cover",
  "LOADED",
  "new payment",
].map((text) => `/staff/search.json?${new URLSearchParams({ q: text })}`);

const figureParts = "sales funnel coupons overdue wallets counsellors answers chats refunds cohorts".split(
  " ",
);

export function listsOf(facts: DeskFacts): Record<string, string[]> {
  const { item, customer, order, coupon, group, person } = facts;
  const work = (query: string) => `/staff/work${query}`;
  return {
    desk: ["/staff/"],
    "work queue": [
      work(""),
      work("?overdue=yes"),
      work("?person=nobody"),
      work(`?person=${person}`),
      work("?service=mock-interview"),
      work("?state=received"),
      work("?state=completed"),
      work("?state=all"),
      work("?unread=yes"),
      work("?dir=desc"),
      work("?sort=order"),
      work("?sort=order&dir=asc"),
      work("?state=all&sort=order"),
      work("?state=all&sort=order&dir=asc"),
      work("?state=completed&dir=asc"),
      work("?state=completed&service=mock-interview&sort=order"),
      work(`?state=all&person=${person}&sort=order`),
    ],
    "one item": [`/staff/work/${item}`],
    ...longListsOf(facts),
    calendar: ["/staff/calendar", "/staff/calendar?view=day"],
    "wishes to cancel": ["/staff/cancellations"],
    links: ["/staff/links", "/staff/links?dir=asc", "/staff/links?state=paid"],
    "one customer": [`/staff/customers/${customer}`],
    "one order": [`/staff/orders/${order}`],
    people: ["/staff/people", `/staff/people/${person}`],
    "wallet requests": ["/staff/wallet-requests"],
    audit: [
      "/staff/audit",
      "/staff/audit?event=item_moved",
      `/staff/audit?who=${person}`,
      `/staff/audit?who=${person}&event=item_moved`,
      "/staff/audit?event=order_refunded&from=2025-01-01&until=2025-03-31",
      "/staff/audit?until=2024-12-31",
      "/staff/audit?to=LF-150000",
    ],
    services: ["/staff/catalogue/services"],
    prices: ["/staff/catalogue/prices"],
    coupons: ["", "?sort=code", `/${coupon}`].map((rest) => `/staff/catalogue/coupons${rest}`),
    rates: ["/staff/catalogue/rates", "/staff/catalogue/rates/EUR"],
    testimonials: ["", "?dir=asc", "?service=cover-letter"].map(
      (query) => `/staff/catalogue/testimonials${query}`,
    ),
    groups: ["/staff/catalogue/groups", `/staff/catalogue/groups/${group}`],
    figures: ["", "?days=year"].flatMap((query) =>
      figureParts.map((part) => `/staff/figures/${part}${query}`),
    ),
  };
}

function longListsOf({ gateway }: DeskFacts): Record<string, string[]> {
  return {
    "free chats": [
      "/staff/bookings",
      "/staff/bookings?show=confirmed",
      "/staff/bookings?show=ended",
      "/staff/bookings/all",
      "/staff/bookings/all?dir=asc",
      "/staff/bookings/all?state=no_show",
      "/staff/bookings/all?customer=badofi",
    ],
    enquiries: [
      "/staff/enquiries",
      "/staff/enquiries?dir=desc",
      "/staff/enquiries?sort=written",
      "/staff/enquiries?show=closed&dir=asc",
      "/staff/enquiries?show=all&about=complaint",
      "/staff/enquiries?q=load4711%40example.org",
    ],
    customers: [
      "/staff/customers",
      "/staff/customers?q=badofi",
      "/staff/customers?q=load4711%40example.org",
      "/staff/customers?q=LF-4711",
      "/staff/customers?q=nobody-is-called-so",
      "/staff/customers?dir=asc",
      "/staff/customers?country=NG",
      "/staff/customers?country=IS",
      "/staff/customers?from=2025-01-01&until=2025-03-31&q=badofi",
    ],
    orders: ordersOf(gateway),
    receipts: [
      "/staff/receipts",
      "/staff/receipts?dir=asc",
      "/staff/receipts?currency=NGN",
      "/staff/receipts?currency=ISK",
      `/staff/receipts?from=2025-01-01&until=2025-03-31&gateway=${gateway}`,
      "/staff/receipts?customer=badofi",
      "/staff/receipts?customer=LF-2025-000042",
    ],
    refunds: [
      "/staff/refunds",
      "/staff/refunds?dir=asc",
      ...["failed", "unanswered", "owed", "done", "wallet"].map((state) => `/staff/refunds?state=${state}`),
      `/staff/refunds?gateway=${gateway}&currency=ISK`,
      "/staff/refunds?customer=badofi",
    ],
    payments: [
      "/staff/payments",
      "/staff/payments?dir=asc",
      "/staff/payments?q=load_pay_300",
      "/staff/payments?q=badofi",
      ...["pending", "paid", "failed", "expired"].map((state) => `/staff/payments?state=${state}`),
      `/staff/payments?gateway=${gateway}&dir=asc`,
      "/staff/payments?currency=ISK",
      "/staff/payments?purpose=top_up&currency=NGN",
      "/staff/payments?from=2025-01-01&until=2025-03-31",
    ],
    views: ["/staff/views"],
  };
}

function ordersOf(gateway: string): string[] {
  return [
    "",
    "?dir=asc",
    "?sort=paid",
    "?sort=paid&dir=asc",
    ...["pending", "paid", "part_refunded", "refunded", "expired"].map((state) => `?state=${state}`),
    "?state=part_refunded&dir=asc",
    "?sort=paid&state=refunded&dir=asc",
    `?gateway=${gateway}`,
    "?currency=NGN",
    "?currency=ISK",
    "?currency=ISK&state=refunded&sort=paid",
    "?from=2025-01-01&until=2025-03-31",
    "?sort=paid&from=2024-06-01&until=2024-06-02&dir=asc",
    "?customer=badofi",
    "?customer=LF-150000",
    "?customer=nobody-is-called-so",
  ].map((query) => `/staff/orders${query}`);
}
