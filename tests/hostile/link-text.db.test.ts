import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { users } from "#app/accounts/tables.server.ts";
import type { PaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import { payLinkFromWallet } from "#app/payment-links/pages/pay-link-from-wallet.server.ts";
import { payerPath } from "#app/payment-links/payment-link-secret.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { makeCustomLink } from "#app/payment-links/desk/make-link.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { payByCard } from "#tests/checkout/payment-links.ts";
import { fund, makeBuyer, valueOf } from "#tests/checkout/shop.ts";
import { newCustomLink } from "#tests/desk/link-use-cases.ts";
import { markupOf } from "#tests/hostile/escaped.ts";
import { escaped, fewTexts, openSite, type Site } from "#tests/hostile/read-pages.ts";
import { someVisitor } from "#tests/hostile/stand-on-ground.ts";
import { wide } from "#tests/setup/wide.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";

withQuickPasswords();

withFakeGateways();

let site: Site;
let member: Member;

beforeAll(async () => {
  site = await openSite();
  member = site.manager;
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, site.user.id));
  await fund(site.user.id, 10_000n);
});

/** A sample, with more of those that contain tags. */
const texts = wide ? fewTexts(24, 8) : fewTexts(60, 24);

test("the title and the words of custom work are drawn as the texts they are, to staff and to whoever pays", async () => {
  const usual = await pagesOf(await make("Appeal of a refused visa", "A letter."));
  let read = "";
  for (const { name, text } of texts) {
    // Cut to the fields' limits, or nothing would be stored.
    const link = await make(`Work ${text}`.slice(0, 100), text.slice(0, 900));
    const pages = await pagesOf(link);
    read += pages.join("");
    for (const [at, page] of pages.entries()) expect(markupOf(text, page, usual[at]), name).toEqual([]);
  }
  expect(escaped.test(read)).toBe(true);
}, 60_000);

test("and on the customer's dashboard, once it is bought", async () => {
  const text = "<img src=x onerror=__hacked=1>";
  const link = await make(`Work ${text}`, text, site.user.id);
  valueOf(
    await payLinkFromWallet({
      link,
      user: site.user,
      assertedPrice: 100n,
      quoteId: null,
      now: new Date(),
    }),
  );
  const page = await site.read(site.customer, "/account/dashboard/");
  expect(page).toContain("&lt;img src=x");
  expect(markupOf(text, page)).toEqual([]);
});

test("and who has paid by it is drawn as a text, to the customer and to themselves", async () => {
  const text = "<img src=x onerror=__hacked=1>";
  const link = await make("A second look", "", site.user.id);
  const { paymentId } = await payByCard(link, new Date(), { name: `Sunita ${text}`, email: "" });
  const order = (await findPayment(db, paymentId))?.orderId ?? "";
  for (const [browser, path] of [
    [site.customer, "/account/dashboard/"],
    [site.customer, `/account/orders/${order}`],
    [someVisitor(), payerPath(link, { payment: paymentId }) ?? ""],
  ] as const) {
    const page = await site.read(browser, path);
    expect(page, path).toContain("Sunita &lt;img src=x");
    expect(markupOf(text, page), path).toEqual([]);
  }
});

async function make(title: string, description: string, customerId?: UserId): Promise<PaymentLink> {
  const terms = { title, description, amount: "1" };
  const id = customerId ?? (await makeBuyer()).id;
  return valueOf(
    await makeCustomLink(await newCustomLink(member, { terms, customerId: id, now: new Date() })),
  );
}

function pagesOf(link: PaymentLink): Promise<string[]> {
  const { read, owner } = site;
  return Promise.all([
    read(owner, `/staff/links/${link.id}`),
    read(owner, "/staff/links"),
    read(someVisitor(), payerPath(link) ?? ""),
  ]);
}
