import { matchRoutes, type RouteObject } from "react-router";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { servicePath } from "#app/catalog/metadata.ts";
import routes from "#app/routes.ts";
import { publicPages } from "#app/http/public-pages.ts";
import { openShop } from "#tests/checkout/shop.ts";
import { hostileAddresses } from "#tests/hostile/addresses.ts";
import { hostileForms } from "#tests/hostile/forms.ts";
import type { Ground } from "#tests/hostile/hostile-form.ts";
import { namedGround } from "#tests/hostile/named-ground.ts";
import { serveSite, type Serve } from "#tests/hostile/serve-site.ts";
import { formOf, someVisitor, standOnGround } from "#tests/hostile/stand-on-ground.ts";
import { htmlFaults } from "#tests/pages/html-faults.ts";
import { servicesOfEveryKind } from "#tests/pages/services-shown.ts";
import type { Browser } from "#tests/setup/visit-site.ts";
import { wide } from "#tests/setup/wide.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

withQuickPasswords();

let serve: Serve;
let readers: Record<"visitor" | "customer" | "owner", Browser>;
let ground: Ground;

beforeAll(async () => {
  await openShop();
  const [site, stand] = await Promise.all([serveSite(), standOnGround()]);
  serve = site;
  ground = stand.ground;
  readers = { visitor: someVisitor(), customer: stand.browser, owner: stand.owner };
});

beforeEach(async () => {
  await clearLimits();
});

test("every page holds to the HTML standard, for a visitor, a customer and the desk", async () => {
  const drawn = new Set<string>();
  const walks = [
    { by: readers.visitor, given: [...(wide ? publicPages : unlikeOthers), ...addresses("the site")] },
    { by: readers.customer, given: addresses("the site") },
    { by: readers.owner, given: ["/", ...addresses("the desk")] },
  ];
  const faults: string[] = [];
  for (const { by, given } of walks) {
    const waiting = [...new Set(given)];
    const notFoundSeen = new Set<string>();
    for (const path of waiting) {
      // Pages that differ only by a name are checked once.
      if (!given.includes(path) && drawn.has(patternOf(path))) continue;
      const { status, html } = await ask(by.request(path));
      if (html === null) continue;
      const notFound = status === 404 && /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
      if (wide || !notFound || !notFoundSeen.has(notFound))
        faults.push(...(await htmlFaults(html)).map((fault) => `${path}: ${fault}`));
      if (notFound) notFoundSeen.add(notFound);
      if (status === 200 || patternOf(path) === nobodysAddress) drawn.add(patternOf(path));
      waiting.push(
        ...linksOf(html).filter((link) => patternOf(link).includes(":") && !waiting.includes(link)),
      );
    }
  }
  expect(faults).toEqual([]);
  expect(patterns(tree).filter((pattern) => !drawn.has(pattern))).toEqual(onlyInJourneys);
}, 240_000);

/** Of the services' pages those that have a section of every kind between them. */
const unlikeOthers = [
  ...publicPages.filter((path) => !path.startsWith("/service/premium/")),
  ...servicesOfEveryKind().map(({ slug }) => servicePath(slug)),
];

/** Reachable only by a mailed link, a cookie, a gateway or a session that a counsellor has booked. */
const onlyInJourneys = [
  "/account/reset-password",
  "/account/second-factor",
  "/account/services/:itemId/session-time",
  "/service/pay/:paymentId",
  "/staff/invitation",
];

const nobodysAddress = "/*";

/** Of each page's forms the first and some others: they have the same fields and summary. */
const pagesSeen = new Set<string>();
const forms = hostileForms.flatMap((form, place) => {
  const page = form.path(namedGround).split("?")[0]!;
  const isLikeOthers = pagesSeen.has(page) && place % 2 === 1;
  pagesSeen.add(page);
  return wide || !isLikeOthers ? [{ ...form, place }] : [];
});

test.each(forms)(
  "the form “$name” holds to the HTML standard, refused or accepted",
  async ({ place, ...form }) => {
    const sender = form.staff ? readers.owner : form.visitors ? readers.visitor : readers.customer;
    const good = form.fields(ground);
    const names = Object.keys(good).filter((field) => field !== "intent");
    const bad = { ...good, ...Object.fromEntries(names.map((name) => [name, `<no> such "thing"`])) };
    // The pages behind accepted forms are checked above.
    for (const fields of wide || place % 6 === 0 ? [bad, good] : [bad]) {
      const { html } = await ask(formOf(sender, form.path(ground), fields));
      if (html !== null) expect(await htmlFaults(html)).toEqual([]);
    }
  },
);

async function ask(request: Request): Promise<{ status: number; html: string | null }> {
  const answer = await serve(request);
  const words = await answer.text();
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") && words.startsWith("<!DOCTYPE");
  return { status: answer.status, html: isPage ? words : null };
}

function addresses(of: "the site" | "the desk"): string[] {
  const named = hostileAddresses.map(({ path }) => (typeof path === "string" ? path : path(ground)));
  const all = [
    ...patterns(tree).filter((path) => !/[:*]/.test(path)),
    ...named.map((path) => path.replaceAll("*", "x")),
  ];
  return all.filter((path) => path.startsWith("/staff/") === (of === "the desk"));
}

function linksOf(html: string): string[] {
  return Array.from(html.matchAll(/<a [^>]*href="(\/[^"#]*)/g), ([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
}

const known = new Map<string, string>();

function patternOf(address: string): string {
  const path = address.split("?")[0] ?? "";
  const pattern = known.get(path) ?? patternAt((matchRoutes(tree, path) ?? []).map(({ route }) => route));
  known.set(path, pattern);
  return pattern;
}

/** Routes beside the layout answer with files and calls. */
const tree = (routes as RouteObject[]).slice(0, 1);

function patternAt(branch: RouteObject[]): string {
  return `/${branch.map(({ path = "" }) => path).join("")}`;
}

function patterns(level: RouteObject[], above: RouteObject[] = []): string[] {
  return level.flatMap((route) =>
    route.children ? patterns(route.children, [...above, route]) : [patternAt([...above, route])],
  );
}
