import { randomUUID } from "node:crypto";

import { beforeAll, expect, test } from "vitest";

import { listLinksOf } from "#app/payment-links/list-links.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { loadNewLink } from "#app/payment-links/desk/load-new-link.server.ts";
import { goodsFields, makeFields } from "#app/payment-links/desk/new-link-fields.ts";
import { makeFromCatalogue, showPrice } from "#app/payment-links/desk/take-new-link.server.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { makeBuyer, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";

withFakeGateways();

let member: Member;

beforeAll(async () => {
  await openShop();
  member = await makeMember("manager");
});

async function priced() {
  const customer = await makeBuyer();
  const query = new URLSearchParams({
    customer: customer.id,
    service: "lor-drafting",
    letters: "3",
    currency: "INR",
  });
  return { customer, url: new URL(`http://site.invalid/staff/links/new?${query}`) };
}

async function press(url: URL, { intent, ...fields }: Record<string, string>): Promise<URL> {
  const to =
    intent === "show"
      ? showPrice(goodsFields.parse(fields), url)
      : valueOf(await makeFromCatalogue(makeFields.parse(fields), { member, url, now: noon }));
  return new URL(to, url);
}

const making = { intent: "make", valid_days: "7", shown_price: "INR 599700", currency: "INR", coupon: "" };

test("a link is made for the choices in its form when their price was shown", async () => {
  const { customer, url } = await priced();
  const made = await press(url, { ...making, letters: "3", purchase_id: randomUUID() });
  expect(made.pathname + made.search).toMatch(/^\/staff\/links\/[\da-f-]{36}\?done=made$/);
  expect(await listLinksOf(customer.id, noon)).toMatchObject([
    { configuration: { choices: { letters: 3 } } },
  ]);
});

test.each([
  ["another choice", { letters: "5" }],
  ["another currency", { letters: "3", currency: "USD" }],
  ["a coupon", { letters: "3", coupon: "WELCOME10" }],
])("%s than was priced is shown with its price, and no link is made", async (_what, change) => {
  const { customer, url } = await priced();
  const to = await press(url, { ...making, ...change, purchase_id: randomUUID() });
  expect(Object.fromEntries(to.searchParams)).toMatchObject({
    ...change,
    customer: customer.id,
    changed: "1",
  });
  expect(await listLinksOf(customer.id, noon)).toEqual([]);
  expect(await loadNewLink(member, to, noon)).toMatchObject({ step: "catalogue", changed: true });
});

test("Show Price leads to the address of what stands in the form", async () => {
  const { url } = await priced();
  const to = await press(url, { intent: "show", letters: "2", currency: "USD", coupon: "" });
  expect(Object.fromEntries(to.searchParams)).toMatchObject({ letters: "2", currency: "USD" });
  expect(to.searchParams.has("changed")).toBe(false);
});

test.each([
  ["make", { letters: "5" }],
  ["show", { letters: "3" }],
])(
  "for how long and without a mail stays as it was chosen when “%s” shows a price first",
  async (intent, change) => {
    const { url } = await priced();
    const terms = { valid_days: "21", shown_price: making.shown_price, currency: "INR", coupon: "" };
    const to = await press(url, { ...terms, ...change, intent, purchase_id: randomUUID() });
    expect(await loadNewLink(member, to, noon)).toMatchObject({ terms: { days: "21", mail: false } });
    const again = await press(url, { ...terms, ...change, intent, mail: "yes", purchase_id: randomUUID() });
    expect(await loadNewLink(member, again, noon)).toMatchObject({ terms: { days: "21", mail: true } });
  },
);

test.each(["", "0", "61", "a week"])("for “%s” days no link is made", (days) => {
  const { error } = makeFields.safeParse({ ...making, valid_days: days });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["valid_days"]);
});
