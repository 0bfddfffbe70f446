import { beforeAll, beforeEach, expect, test } from "vitest";

import { offerTimes } from "#app/bookings/slots/offer-times.server.ts";
import { bookChatAt } from "#app/bookings/slots/choose-time.server.ts";
import { seedServices } from "#app/catalog/seed.server.ts";
import { db } from "#app/platform/db.server.ts";
import { chatRequest, clearBookings, monday, openOn } from "#tests/bookings/open-hours.ts";
import { noon, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { type Customer, makeCustomer } from "#tests/setup/make-customer.ts";

let customer: Customer;

beforeAll(() => seedServices());
beforeEach(async () => {
  await clearBookings();
  customer = await makeCustomer();
  await openOn((await makeMember("counsellor")).id, 1, 2, 3, 4);
});

const offered = (query = "", timeZone = "Asia/Kolkata", besides?: string) => {
  const url = new URL(`http://127.0.0.1/service/free-chat/${query}`);
  return offerTimes(db, { customerId: customer.id, timeZone, url, now: noon, ...(besides && { besides }) });
};
const daysOf = ({ days }: Awaited<ReturnType<typeof offered>>) => days.map(({ day }) => day);

test("five days at a time, each with its times, and the way to later ones and back", async () => {
  const first = await offered("?service=cover-letter&done=booked");
  expect(daysOf(first)).toEqual(["2026-10-05", "2026-10-06", "2026-10-07", "2026-10-08", "2026-10-12"]);
  expect(first.days[0]).toMatchObject({ label: "Monday 5 October" });
  expect(first.days[0]?.times).toHaveLength(12);
  expect(first.days[0]?.times[0]).toEqual({ value: monday("03:30"), label: "09:00" });
  expect(first.earlierHref).toBeNull();
  expect(first.laterHref).toBe("?service=cover-letter&from=2026-10-13");
  const second = await offered(first.laterHref ?? "");
  expect(daysOf(second)[0]).toBe("2026-10-13");
  expect(second.earlierHref).toBe("?service=cover-letter&from=2026-10-05");
  const last = await offered("?from=2026-10-22");
  expect([daysOf(last), last.laterHref]).toEqual([["2026-10-22"], null]);
  for (const nonsense of ["soon", "2026-02-30", "2031-01-01"]) {
    expect(daysOf(await offered(`?from=${nonsense}`))[0]).toBe("2026-10-05");
  }
});

test("days and times are the visitor's, and the counsellors' clock is named where it is another", async () => {
  const own = await offered();
  expect(own.zones).toEqual({ own: "India Standard Time", counsellors: [] });
  const inSamoa = await offered("", "Pacific/Pago_Pago");
  expect(inSamoa.days[0]).toMatchObject({ label: "Sunday 4 October" });
  expect(inSamoa.days[0]?.times[0]).toEqual({ value: monday("03:30"), label: "16:30" });
  expect(inSamoa.zones).toEqual({
    own: "American Samoa Standard Time",
    counsellors: ["India Standard Time"],
  });
});

test("what is booked is offered to nobody, but to whom it belongs when it is to move", async () => {
  const { id } = valueOf(await bookChatAt({ ...chatRequest(customer.id, noon), slot: monday() }));
  const values = async (besides?: string) =>
    (await offered("", "UTC", besides)).days[0]?.times.map(({ value }) => value);
  expect(await values()).not.toContain(monday());
  expect(await values(id)).toContain(monday());
});
