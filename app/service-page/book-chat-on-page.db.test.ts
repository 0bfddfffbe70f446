import { RouterContextProvider } from "react-router";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { listBookings } from "#app/bookings/find-booking.server.ts";
import type { FormAnswer } from "#app/forms/form-answer.ts";
import { formToken } from "#app/forms/form-token.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type CurrentUser, currentUserContext } from "#app/platform/request-context.ts";
import { bookChatOnPage } from "#app/service-page/book-chat-on-page.server.ts";
import { makeBuyer, openShop } from "#tests/checkout/shop.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

let user: CurrentUser;

beforeAll(openShop);
beforeEach(async () => {
  await clearLimits();
  user = await makeBuyer();
});

/** What the form of a service's page answers: where it leads, or what it refused and with which status. */
async function press(slug: string, fields: Record<string, string>, by: CurrentUser | null = user) {
  const headers = { cookie: "landfall.session_token=a-sign-in; landfall_time_zone=Asia%2FDubai" };
  const url = new URL(`http://site.invalid/service/premium/${slug}/?lightning=1`);
  const csrfmiddlewaretoken = formToken(new Request(url, { headers }));
  const body = new URLSearchParams({ csrfmiddlewaretoken, ...fields });
  const request = new Request(url, { method: "POST", body, headers });
  const context = new RouterContextProvider();
  context.set(currentUserContext, by);
  const answer = await bookChatOnPage({ request, url, params: { slug }, context });
  if (answer instanceof Response) return { to: answer.headers.get("location") };
  return { ...(answer.data as FormAnswer), status: answer.init?.status };
}

const chat = { intent: "book_chat", mobile: "9876543210", country: "IN", service: "cover-letter" };

test("the chat's form books, with the words that were ticked, and the page shows it", async () => {
  const answer = await press("resume-help", { ...chat, consent: "1", preferredOn: "" });
  const [booking] = await listBookings(db, user.id);
  expect(answer).toEqual({ to: `/service/premium/resume-help/?lightning=1&booked=${booking?.id}` });
  expect(booking).toMatchObject({
    service: "cover-letter",
    consentText: "I agree that Landfall writes to me on WhatsApp at this number about this free chat.",
    timeZone: "Asia/Dubai",
  });
});

test.each<[string, Record<string, string>, string | null, number]>([
  ["consent was not given", {}, "consent", 422],
  ["the number is wrong", { consent: "1", mobile: "98765" }, "mobile", 422],
  ["the day is over", { consent: "1", preferredOn: "2020-01-01" }, "preferredOn", 422],
  ["the form is from another sign-in", { consent: "1", csrfmiddlewaretoken: "stale" }, null, 403],
])("nothing is booked where %s, and what was typed is kept", async (_, fields, field, status) => {
  const answer = await press("resume-help", { ...chat, ...fields });
  expect(answer).toMatchObject({ status, message: field === null ? expect.any(String) : null });
  expect(answer).toMatchObject({ errors: field === null ? {} : { [field]: expect.any(String) as string } });
  expect(answer).toMatchObject({
    fields: { mobile: [fields["mobile"] ?? "9876543210"], country: ["IN"] },
  });
  expect(await listBookings(db, user.id)).toEqual([]);
});

test("everything that is wrong is said at once", async () => {
  const answer = await press("resume-help", {
    intent: "book_chat",
    country: "IN",
    preferredOn: "2020-01-01",
  });
  const wrong = Object.keys((answer as FormAnswer).errors);
  expect(wrong.toSorted()).toEqual(["consent", "mobile", "preferredOn", "service"]);
});

test("a form that is wrong counts as an attempt, before anything of it is judged", async () => {
  for (let count = 0; count < 5; count += 1) await press("resume-help", { ...chat, mobile: "1" });
  expect(await press("resume-help", { ...chat, consent: "1" })).toMatchObject({ status: 429, errors: {} });
});

test("an open chat that is in the way is said as such", async () => {
  await press("resume-help", { ...chat, consent: "1" });
  expect(await press("cover-letter", { ...chat, consent: "1" })).toMatchObject({
    status: 409,
    errors: { service: expect.stringContaining("You have an open free chat") as string },
    details: { alreadyBooked: true },
  });
});

test("who is signed out by now logs in and comes back to the form", async () => {
  const thrown: unknown = await press("cover-letter", chat, null).catch((error: unknown) => error);
  const next = encodeURIComponent("/service/premium/cover-letter/#free-chat");
  expect((thrown as Response).headers.get("location")).toBe(`/account/login/?next=${next}`);
});
