import { Agent, get } from "node:http";
import { resolve } from "node:path";

import { type DeskFacts, readFacts, seatCounsellor, seatStaff, signIn } from "#bench/desk-ground.ts";
import { startRealServer } from "#tests/setup/real-server.ts";

const searches = [
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

/**
 * Response times of desk lists and dashboards in a large shop: `npm run load` fills a DATA_DIR, this measures its
 * server, one request at a time. The client shares the server's cores.
 */
const timesEach = 120;
const figureParts = "sales funnel coupons overdue wallets counsellors answers chats refunds cohorts".split(
  " ",
);
const limits = { desk: 100, search: 50, dashboard: 30 };

const dataDir = resolve(process.env["DATA_DIR"] || ".data");
const site = await startRealServer(dataDir, { LOG_LEVEL: "silent" });
let slow = 0;
try {
  const owner = await seatStaff(site.url, dataDir);
  const facts = await readFacts(dataDir);
  for (const [name, paths] of Object.entries(listsOf(facts)).filter(([list]) => isAsked(list))) {
    slow += await measure(name, paths, { cookie: owner, limitMs: limits.desk });
  }
  for (const role of isAsked("search") ? (["owner", "counsellor"] as const) : []) {
    const cookie = role === "owner" ? owner : await seatCounsellor(site.url, dataDir);
    slow += await measure(`search by a ${role}`, searches, { cookie, limitMs: limits.search });
  }
  for (const customer of isAsked("dashboard") ? facts.customers : []) {
    const cookie = await signIn(site.url, dataDir, customer);
    slow += await measure(`dashboard of ${customer}`, ["/account/dashboard/"], {
      cookie,
      limitMs: limits.dashboard,
    });
  }
} finally {
  await site.stop();
}
console.log(slow === 0 ? "\nEvery one is within its limit." : `\n${slow} are over their limit.`);
process.exitCode = slow === 0 ? 0 : 1;

/** `npm run bench:desk -- search audit` measures these alone. */
function isAsked(name: string): boolean {
  return process.argv.length < 3 || process.argv.slice(2).includes(name);
}

function listsOf(facts: DeskFacts): Record<string, string[]> {
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
    links: ["/staff/links", "/staff/links?state=paid"],
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
    coupons: ["/staff/catalogue/coupons", `/staff/catalogue/coupons/${coupon}`],
    rates: ["/staff/catalogue/rates", "/staff/catalogue/rates/EUR"],
    testimonials: ["/staff/catalogue/testimonials", "/staff/catalogue/testimonials?service=cover-letter"],
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

type Asked = { cookie: string; limitMs: number };

async function measure(name: string, paths: string[], { cookie, limitMs }: Asked): Promise<number> {
  console.log(`\n${name}, at most ${limitMs} ms`);
  let over = 0;
  for (const path of paths) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const first = await ask(path, cookie, agent);
    if (first.status !== 200) throw new Error(`${path} answers ${first.status}`);
    const times: number[] = [];
    while (times.length < timesEach) times.push((await ask(path, cookie, agent)).ms);
    agent.destroy();
    times.sort((one, other) => one - other);
    const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
    const late = at(0.95) > limitMs;
    if (late) over += 1;
    console.log(
      `  ${at(0.5).toFixed(0).padStart(5)} median ${at(0.95).toFixed(0).padStart(5)} at 95% ${late ? "LATE" : "    "} ${path}`,
    );
  }
  return over;
}

function ask(path: string, cookie: string, agent: Agent): Promise<{ status: number; ms: number }> {
  const begun = performance.now();
  return new Promise((done, fail) => {
    const headers = { cookie, "accept-encoding": "gzip" };
    get(site.url + path, { agent, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => done({ status: answer.statusCode ?? 0, ms: performance.now() - begun }));
      answer.on("error", fail);
    }).on("error", fail);
  });
}
