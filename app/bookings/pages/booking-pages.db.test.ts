import { randomUUID } from "node:crypto";

import { RouterContextProvider } from "react-router";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { formToken } from "#app/forms/form-token.server.ts";
import { bookChat } from "#app/bookings/book-chat.server.ts";
import { confirmBooking } from "#app/bookings/confirm-booking.server.ts";
import { findBooking } from "#app/bookings/find-booking.server.ts";
import { db } from "#app/platform/db.server.ts";
import { UserId, type BookingId } from "#app/platform/ids.ts";
import { type CurrentUser, currentUserContext } from "#app/platform/request-context.ts";
import { loader as fileLoader } from "#app/bookings/pages/booking-calendar.ts";
import { action } from "#app/dashboard/dashboard.tsx";
import { loadDashboardBookings } from "#app/dashboard/load-dashboard-bookings.server.ts";
import { loadChatBox } from "#app/service-page/load-chat-box.server.ts";
import { makeBuyer, openShop, valueOf } from "#tests/checkout/shop.ts";
import { asId } from "#tests/setup/as-id.ts";
import { drawnHtml } from "#app/ui/drawn-part.tsx";
import { clearLimits } from "#tests/setup/clear-limits.ts";

const tomorrow = new Date("2036-12-03T10:30:00Z");

let user: CurrentUser;
let bookingId: BookingId;

beforeAll(openShop);
beforeEach(async () => {
  await clearLimits();
  user = await makeBuyer();
  const request = { userId: user.id, mobile: "9876543210", country: "IN", service: "cover-letter" };
  const consent = { consent: true, consentText: "I agree." };
  ({ id: bookingId } = valueOf(await bookChat({ ...request, ...consent, preferredOn: "", now: new Date() })));
});

const confirm = async () =>
  valueOf(
    await confirmBooking({
      bookingId,
      startsAt: tomorrow,
      staffId: asId(UserId, randomUUID()),
      now: new Date(),
    }),
  );

function fileFor(by: CurrentUser | null, id: string) {
  const context = new RouterContextProvider();
  context.set(currentUserContext, by);
  const url = new URL(`http://127.0.0.1:3000/account/bookings/${id}/calendar.ics`);
  return fileLoader({ url, params: { bookingId: id }, context } as unknown as Parameters<
    typeof fileLoader
  >[0]);
}

test("its owner gets the calendar file once a time is set, and nobody else does", async () => {
  await expect(fileFor(user, bookingId)).rejects.toMatchObject({ init: { status: 404 } });
  await confirm();
  const file = await fileFor(user, bookingId);
  expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8; method=PUBLISH");
  expect(file.headers.get("cache-control")).toBe("private, no-store");
  expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*DTSTART:20361203T103000Z\r\n/);
  for (const [by, id] of [
    [await makeBuyer(), bookingId],
    [user, randomUUID()],
    [user, "nonsense"],
  ] as const) {
    await expect(fileFor(by, id)).rejects.toMatchObject({ init: { status: 404 } });
  }
  const signedOut: unknown = await fileFor(null, bookingId).catch((thrown: unknown) => thrown);
  expect((signedOut as Response).headers.get("location")).toBe(
    `/account/login/?next=${encodeURIComponent(`/account/bookings/${bookingId}/calendar.ics`)}`,
  );
});

const signedIn = { cookie: "landfall.session_token=a-sign-in; landfall_time_zone=Asia%2FDubai" };
const dashboard = new URL("http://127.0.0.1:3000/account/dashboard/");

test("the dashboard says the time in the zone of the customer's browser, and names the zone", async () => {
  await confirm();
  const request = new Request(dashboard, { headers: signedIn });
  const { bookings } = await loadDashboardBookings(request, dashboard, user);
  expect(bookings).toMatchObject([
    {
      when: "3 December 2036 at 14:30, Gulf Standard Time",
      startsAt: tomorrow.toISOString(),
      number: "+91 98765 43210",
      open: true,
      calendarHref: `/account/bookings/${bookingId}/calendar.ics`,
    },
  ]);
});

test("a form without its token cancels nothing, and one from the page does", async () => {
  const post = (fields: Record<string, string>) =>
    new Request(dashboard, { method: "POST", headers: signedIn, body: new URLSearchParams(fields) });
  const csrfmiddlewaretoken = formToken(new Request(dashboard, { headers: signedIn }));
  const cancel = { intent: "cancel_chat", booking: bookingId };
  const cancelAs = async (fields: Record<string, string>, by = user) => {
    const context = new RouterContextProvider();
    context.set(currentUserContext, by);
    const answer = await action({ request: post(fields), url: dashboard, params: {}, context });
    return answer instanceof Response ? answer.headers.get("location") : answer.init?.status;
  };
  expect(await cancelAs(cancel)).toBe(403);
  const good = { ...cancel, csrfmiddlewaretoken };
  expect(await cancelAs({ ...good, intent: "other" })).toBe(400);
  expect(await cancelAs(good, await makeBuyer())).toBe(404);
  expect((await findBooking(db, bookingId))?.state).toBe("requested");
  expect(await cancelAs(good)).toContain("chat_cancelled");
  expect((await findBooking(db, bookingId))?.state).toBe("cancelled");
});

test("a service's page has the open booking in place of the form, and the dialog only for its owner", async () => {
  const page = "http://127.0.0.1:3000/service/premium/cover-letter/";
  const box = (by: CurrentUser, service: "cover-letter" | "resume-help", search = "") => {
    const url = new URL(page + search);
    const request = new Request(url, { headers: signedIn });
    return loadChatBox({ service, request, url, user: by, now: new Date() });
  };
  const own = await box(user, "cover-letter", `?booked=${bookingId}&lightning=1`);
  expect(own).toMatchObject({ open: { state: "Requested", when: null }, form: null });
  expect(own.booked?.closedHref).toBe("/service/premium/cover-letter/?lightning=1");
  const message = new URL(own.booked?.chatHref ?? "").searchParams.get("text");
  expect(message).toMatch(
    /^Hello, I have booked a free five-minute chat\.\nService: .+\nWhatsApp number: \+91 /,
  );

  const other = await box(user, "resume-help");
  expect(other).toMatchObject({ open: null, booked: null });
  expect(other.form).toMatchObject({ mobile: "9876543210", country: "IN", service: "resume-help" });
  const services = drawnHtml.get(other.form?.services.key ?? "") ?? "";
  expect(services.match(/<option value="[^"]+">/g)).toHaveLength(31);

  const stranger = await box(await makeBuyer(), "cover-letter", `?booked=${bookingId}`);
  expect(stranger).toMatchObject({ open: null, booked: null });
  for (const id of ["nonsense", randomUUID()]) {
    expect((await box(user, "cover-letter", `?booked=${id}`)).booked).toBeNull();
  }
});
