import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { listBookings } from "#app/bookings/find-booking.server.ts";
import { seedServices } from "#app/catalog/seed.server.ts";
import { timeZoneCookie } from "#app/currencies/time-zone-cookie.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { answerCall } from "#app/http/calls/answer-call.server.ts";
import { call, callForm, type Fields } from "#tests/calls/call.ts";
import { makeBuyer } from "#tests/checkout/shop.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

const path = "/service/free-consultation/";

let user: CurrentUser;

beforeAll(() => seedServices());
beforeEach(async () => {
  await clearLimits();
  user = await makeBuyer();
});

const book = (fields: Fields = {}) =>
  call(path, { mobile: "9876543210", service: "cover-letter", ...fields }, { user });
const booked = () => listBookings(db, user.id);
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("the specification's two fields book a chat, and what is kept says that the call asked", async () => {
  const { status, body } = await book();
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    type: "Success",
    msg: "Your Free Consultation Session has been Booked",
  });
  expect(await booked()).toMatchObject([
    {
      service: "cover-letter",
      number: "+919876543210",
      country: "IN",
      preferredOn: null,
      consentText: expect.stringContaining("/service/free-consultation/"),
    },
  ]);
});

test("the time zone that the browser has told is kept for the mails", async () => {
  const body = JSON.stringify({ mobile: "9876543210", service: "cover-letter" });
  const headers = { "content-type": "application/json", cookie: `${timeZoneCookie}=America%2FChicago` };
  const request = new Request(`http://127.0.0.1:3000${path}`, { method: "POST", body, headers });
  expect((await answerCall(request, user, "192.0.2.1")).status).toBe(200);
  expect(await booked()).toMatchObject([{ timeZone: "America/Chicago" }]);
});

test("the older variant names a day, and a form or a number of JSON does as well as text", async () => {
  expect((await book({ contact_date: dayAhead(3), mobile: 9876543210 })).status).toBe(200);
  const fields = { mobile: "501234567", country: "ae", service: "gre-coaching", consent: "on" };
  expect((await callForm(path, fields, { user })).status).toBe(200);
  expect(await booked()).toMatchObject([
    { service: "gre-consultation", number: "+971501234567", country: "AE" },
    { service: "cover-letter", preferredOn: dayAhead(3) },
  ]);
});

describe("a refusal is of another type than Success, names the field and keeps nothing", () => {
  test.each<[string, Fields, number, string]>([
    ["another country's code", { mobile: "+447911123456" }, 422, "mobile"],
    ["an empty number", { mobile: "" }, 422, "mobile"],
    ["a number of another country", { country: "AE" }, 422, "mobile"],
    ["a country nobody knows", { country: "ZZ" }, 422, "country"],
    ["no service", { service: "" }, 422, "service"],
    ["a service nobody knows", { service: "time-travel" }, 404, "service"],
    ["a day that is over", { contact_date: "2020-01-01" }, 422, "contact_date"],
    ["a day too far ahead", { contact_date: dayAhead(63) }, 422, "contact_date"],
    ["a consent that is withheld", { consent: false }, 422, "consent"],
    ["a consent that a form withholds", { consent: "" }, 422, "consent"],
  ])("%s", async (_, fields, status, field) => {
    const answer = await book(fields);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, type: "Error", field, msg: expect.any(String) });
    expect(await booked()).toEqual([]);
  });
});

test("a second chat about the same service is a conflict, in a sentence", async () => {
  await book();
  const { status, body } = await book();
  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: "already_booked",
    msg: "You have an open free chat about this service. Your dashboard shows its state.",
  });
  expect(await booked()).toHaveLength(1);
});

test("the sixth attempt within an hour is refused, and says when to come again", async () => {
  for (let count = 0; count < 5; count += 1) await book({ mobile: "1" });
  const { status, body } = await book();
  expect(status).toBe(429);
  expect(body["retry_after"]).toBeGreaterThan(3_500);
  expect(body).toMatchObject({ type: "Error", code: "too_many" });
  expect(await booked()).toEqual([]);
});
