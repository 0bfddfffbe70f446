import { beforeAll, expect, test } from "vitest";

import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { servicePath } from "#app/catalog/metadata.ts";
import { serviceRecords } from "#app/catalog/service-records.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import type { Service } from "#app/catalog/service.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { fund, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { serveSite, type Serve } from "#tests/hostile/serve-site.ts";
import { someVisitor } from "#tests/hostile/stand-on-ground.ts";
import { hasChat, hasSide, isSold, labelsOf, sectionsOf } from "#tests/pages/services-shown.ts";
import { wide } from "#tests/setup/wide.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { type Browser, signUpVisitor } from "#tests/setup/visit-site.ts";

/** Every service's page as the server draws it, for whoever may read it. */
withQuickPasswords();

let serve: Serve;
let readers: Record<"visitor" | "customer" | "premium", Browser>;

beforeAll(async () => {
  await openShop();
  const [site, customer, premium] = await Promise.all([serveSite(), signUpVisitor(), signUpVisitor()]);
  serve = site;
  await fund(premium.user.id, 1_000_000n);
  valueOf(await buyWithWallet(purchaseOf(premium.user)));
  readers = { visitor: someVisitor(), customer: customer.browser, premium: premium.browser };
  const inRupees = new Headers({ "set-cookie": "landfall_currency=INR; Path=/" });
  for (const browser of Object.values(readers)) browser.answer(inRupees);
});

const services = serviceRecords.map((service, place) => ({ slug: service.slug, service, place }));

/** In the box and in the bar at a phone's foot, which leads to the choices as long as one has to be made. */
const pressesOf = (slug: ServiceSlug) => (choiceFirst.has(slug) ? 1 : 2);
const choiceFirst = new Set<ServiceSlug>([
  "sop-drafting",
  "mock-interview",
  "lor-drafting",
  "gre-consultation",
]);

test.each(services)(
  "$slug: a visitor reads every section, and is asked to log in to pay",
  async ({ service }) => {
    const page = await read(readers.visitor, service);
    expectSections(page, service);
    const sold = isSold(service.slug);
    expect(buttons(page, "Log In To Pay")).toBe(sold ? pressesOf(service.slug) : 0);
    expect(buttons(page, "Buy Now")).toBe(0);
    expect(page.includes('id="start-now"')).toBe(sold);
    expect(/id="free-chat".*?>Log In<\/a>/s.test(page)).toBe(hasChat(service.slug));
    expect(page.includes('aria-label="Buy or ask"')).toBe(hasSide(service.slug));
    await expectLinksLead(page, service, readers.visitor);
  },
);

test.each(services)("$slug: a customer reads every section, and buys", async ({ service, place }) => {
  for (const premium of wide ? [false, true] : [place % 2 === 1]) {
    const by = premium ? readers.premium : readers.customer;
    const page = await read(by, service);
    expectSections(page, service, ({ kind }) => kind !== "sign-up");
    const { display } = rulesOf(service.slug);
    expect(page.includes('id="start-now"')).toBe(display.purchaseBox && display.startNow);
    expect(buttons(page, "Log In To Pay")).toBe(0);
    expect(buttons(page, "Buy Now")).toBe(isSold(service.slug) ? pressesOf(service.slug) : 0);
    expect(buttons(page, "Add to Cart")).toBe(isSold(service.slug) ? 1 : 0);
    expect(page).not.toContain('id="sign-up"');
    expect(buttons(page, "Write a Testimonial")).toBe(premium ? 0 : 1);
    expect(links(page, "Write a Testimonial")).toBe(premium ? 1 : 0);
    await expectLinksLead(page, service, by);
  }
});

async function read(by: Browser, { slug }: Service): Promise<string> {
  const answer = await serve(by.request(servicePath(slug)));
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll("<!-- -->", "");
}

type Kept = (section: ReturnType<typeof sectionsOf>[number]) => boolean;

/** Every section of the page's content is there, in order, under its heading, with every label in it. */
function expectSections(page: string, service: Service, kept: Kept = () => true): void {
  const sections = sectionsOf(service).filter(kept);
  const wanted = sections.map(({ id, heading }) => ({ id, heading }));
  const ids = new Set(wanted.map(({ id }) => id));
  const found = page
    .split(/(?=<section\b)/)
    .map((part) => ({ id: /^<section\b[^>]*\bid="([^"]*)"/.exec(part)?.[1] ?? "", part }))
    .filter(({ id }) => ids.has(id))
    .map(({ id, part }) => ({ id, heading: textOf(/<h2\b[^>]*>(.*?)<\/h2>/s.exec(part)?.[1] ?? "") }));
  expect(found).toEqual(wanted);
  const words = textOf(page);
  expect(labelsOf(sections).filter((label) => !words.includes(label))).toEqual([]);
}

const answered = new Map<string, Promise<number>>();

/** Every link that stays on this site leads to a page, or to a place on this one. */
async function expectLinksLead(page: string, { slug }: Service, by: Browser): Promise<void> {
  const hrefs = Array.from(page.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g), ([, href = ""]) => unescaped(href));
  const here = servicePath(slug);
  const dead = new Set<string>();
  for (const href of new Set(hrefs)) {
    const { origin, pathname, search, hash } = new URL(href, site + here);
    if (origin !== site) continue;
    if (hash && pathname === here && !search && !page.includes(`id="${hash.slice(1)}"`)) dead.add(href);
    if ((await statusOf(pathname + search, by)) >= 400) dead.add(href);
  }
  expect([...dead]).toEqual([]);
}

const site = "http://127.0.0.1:3000";

/** Once per address. */
function statusOf(address: string, by: Browser): Promise<number> {
  const asked = answered.get(address) ?? ask(address, by);
  answered.set(address, asked);
  return asked;
}

async function ask(address: string, by: Browser): Promise<number> {
  const answer = await serve(by.request(address));
  await answer.body?.cancel();
  return answer.status;
}

const buttons = (page: string, name: string) => named(page, /<button\b[^>]*>(.*?)<\/button>/gs, name);
const links = (page: string, name: string) => named(page, /<a\b[^>]*>(.*?)<\/a>/gs, name);

function named(page: string, elements: RegExp, name: string): number {
  return Array.from(page.matchAll(elements), ([, inner = ""]) => textOf(inner)).filter(
    (words) => words === name,
  ).length;
}

function textOf(html: string): string {
  return unescaped(html.replace(/<[^>]*>/g, "")).trim();
}

function unescaped(text: string): string {
  const signs = { "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" } as const;
  return text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (sign) => signs[sign as keyof typeof signs]);
}
