import { beforeAll, beforeEach, expect, test } from "vitest";

import { forgetAttempts } from "#app/bookings/attempt-limit.server.ts";
import { listBookings } from "#app/bookings/find-booking.server.ts";
import { formToken } from "#app/accounts/form-token.server.ts";
import { readCart } from "#app/cart/read-cart.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { takeServiceAction } from "#app/routes/pages/service/take-action.server.ts";
import { makeBuyer, noon, openShop } from "#tests/checkout/shop.ts";

let user: CurrentUser;

beforeAll(openShop);
beforeEach(async () => {
  forgetAttempts();
  user = await makeBuyer();
  expect(await press("cover-letter", { intent: "add", currency: "INR" })).toEqual({ kind: "added" });
});

/** What the buttons of a service's page send. */
function press(slug: string, fields: Record<string, string>) {
  const headers = { cookie: "landfall.session_token=a-sign-in; landfall_time_zone=Asia%2FDubai" };
  const page = new Request(`http://site.invalid/service/premium/${slug}/`, { headers });
  const body = new URLSearchParams({ csrfmiddlewaretoken: formToken(page), ...fields });
  const request = new Request(page.url, { method: "POST", body, headers });
  return takeServiceAction(slug, request, { user, address: "192.0.2.8" });
}

const inCart = async () => {
  const cart = await readCart(user.id, noon);
  return { currency: cart?.currency, services: cart?.items.map((item) => item.configuration.service) };
};

test("a cart in another currency is emptied for what takes its place, and only when asked", async () => {
  expect(await press("resume-help", { intent: "add", currency: "USD" })).toMatchObject({ kind: "clash" });
  expect(await inCart()).toEqual({ currency: "INR", services: ["cover-letter"] });
  expect(await press("resume-help", { intent: "empty_and_add", currency: "USD" })).toEqual({ kind: "added" });
  expect(await inCart()).toEqual({ currency: "USD", services: ["resume-help"] });
});

test.each([
  ["what is not sold online", "eb-1-visa", "USD"],
  ["a currency that is none", "resume-help", "XXX"],
])("a cart is not emptied for %s", async (_, slug, currency) => {
  expect(await press(slug, { intent: "empty_and_add", currency })).toMatchObject({ kind: "failed" });
  expect(await inCart()).toEqual({ currency: "INR", services: ["cover-letter"] });
});

const chat = { intent: "book_chat", mobile: "9876543210", country: "IN", service: "cover-letter" };

test("the chat's form books, with the words that were ticked", async () => {
  const result = await press("resume-help", { ...chat, consent: "1", wishedOn: "" });
  const [booking] = await listBookings(db, user.id);
  expect(result).toEqual({ kind: "booked", bookingId: booking?.id });
  expect(booking).toMatchObject({
    service: "cover-letter",
    consentWords: "I agree that Landfall writes to me on WhatsApp at this number about this free chat.",
    timeZone: "Asia/Dubai",
  });
});

test.each<[string, Record<string, string>, string | null, number]>([
  ["consent was not given", {}, "consent", 422],
  ["the number is wrong", { consent: "1", mobile: "98765" }, "mobile", 422],
  ["the day is over", { consent: "1", wishedOn: "2020-01-01" }, "wishedOn", 422],
  ["the form is from another sign-in", { consent: "1", csrfmiddlewaretoken: "stale" }, null, 403],
])("nothing is booked where %s, and what was typed is kept", async (_, fields, field, status) => {
  const result = await press("resume-help", { ...chat, ...fields });
  expect(result).toMatchObject({ kind: "chat_failed", field, status });
  expect(result).toMatchObject({ typed: { mobile: fields["mobile"] ?? "9876543210", country: "IN" } });
  expect(await listBookings(db, user.id)).toEqual([]);
});

test("an open chat that is in the way is said as such", async () => {
  await press("resume-help", { ...chat, consent: "1" });
  expect(await press("cover-letter", { ...chat, consent: "1" })).toMatchObject({
    kind: "chat_failed",
    status: 409,
    alreadyBooked: true,
  });
});
