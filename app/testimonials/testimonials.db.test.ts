import { randomUUID } from "node:crypto";

import { beforeEach, expect, test } from "vitest";

import { markOrderPaid } from "#app/orders/change-order.server.ts";
import { createOrder } from "#app/orders/create-order.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import {
  findTestimonial,
  listTestimonials,
  randomTestimonials,
} from "#app/testimonials/list-testimonials.server.ts";
import { publishTestimonial } from "#app/testimonials/publish-testimonial.server.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";
import { makeBuyer, minutesLater, noon, valueOf } from "#tests/checkout/shop.ts";
import { configured, quoteOf } from "#tests/pricing/quote-of.ts";

const details = "They read my letter twice and told me what to leave out.";

beforeEach(() => db.delete(testimonials));

/** Who has a paid order is a premium customer. */
async function makePremium(): Promise<CurrentUser> {
  const user = await makeBuyer();
  const quote = quoteOf([configured("cover-letter")], "INR");
  const paidBy = { walletShare: quote.price, premium: 0n, charged: 0n };
  const purchase = { userId: user.id, purchaseId: randomUUID(), fromCart: false };
  const { id } = await createOrder(db, { ...purchase, quote, paidBy, now: noon });
  await markOrderPaid(db, id, noon);
  return user;
}

test("a customer who has bought nothing is told why, and nothing is shown", async () => {
  const user = await makeBuyer();
  expect(await publishTestimonial({ user, service: "cover-letter", details, now: noon })).toMatchObject({
    ok: false,
    refusal: { code: "not_premium", status: 403 },
  });
  expect(await listTestimonials("cover-letter")).toEqual([]);
});

test("a premium customer's words stand on that service's page at once, under first name and initial", async () => {
  const user = await makePremium();
  valueOf(await publishTestimonial({ user, service: "cover-letter", details, now: noon }));
  expect(await listTestimonials("cover-letter")).toEqual([
    { id: expect.any(String), username: "Asha R.", details, path: null },
  ]);
  expect(await listTestimonials("resume-help")).toEqual([]);
  expect(await findTestimonial(user.id, "cover-letter")).toBe(details);
  expect(await findTestimonial(user.id, "resume-help")).toBeNull();
});

test("words that are too short replace nothing", async () => {
  const user = await makePremium();
  valueOf(await publishTestimonial({ user, service: "cover-letter", details, now: noon }));
  expect(
    await publishTestimonial({ user, service: "cover-letter", details: "Good.", now: noon }),
  ).toMatchObject({ ok: false, refusal: { code: "testimonial_length" } });
  expect(await findTestimonial(user.id, "cover-letter")).toBe(details);
});

test("a new testimonial replaces the earlier one, also when twenty come at once", async () => {
  const user = await makePremium();
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      publishTestimonial({ user, service: "cover-letter", details: `${details} ${index}`, now: noon }),
    ),
  );
  valueOf(await publishTestimonial({ user, service: "cover-letter", details, now: minutesLater(1) }));
  expect(await listTestimonials("cover-letter")).toMatchObject([{ details }]);
});

test("the newest stand first, and the open call picks from all services", async () => {
  const [early, late] = [await makePremium(), await makePremium()];
  const about = (user: CurrentUser, words: string, minutes: number) =>
    publishTestimonial({ user, service: "cover-letter", details: words, now: minutesLater(minutes) });
  valueOf(await about(early, `${details} Early.`, 1));
  valueOf(await about(late, `${details} Late.`, 2));
  valueOf(await publishTestimonial({ user: late, service: "resume-help", details, now: noon }));
  expect((await listTestimonials("cover-letter")).map((one) => one.details)).toEqual([
    `${details} Late.`,
    `${details} Early.`,
  ]);
  expect(await listTestimonials("cover-letter", 1)).toHaveLength(1);
  expect(await randomTestimonials()).toHaveLength(3);
  expect(await randomTestimonials(2)).toHaveLength(2);
});
