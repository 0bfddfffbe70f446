import { expect, test } from "vitest";

import { chatMessage, dayOrTime } from "#app/bookings/booking-labels.ts";

const startsAt = new Date("2026-12-03T10:30:00Z");

test("a time that is set is said before the day that was wished for", () => {
  const preferredOn = "2026-12-01";
  const zone = "Asia/Kolkata";
  expect(dayOrTime({ startsAt: null, preferredOn: null }, zone)).toBeNull();
  expect(dayOrTime({ startsAt: null, preferredOn }, zone)).toBe("You would like 1 December 2026");
  expect(dayOrTime({ startsAt, preferredOn }, zone)).toBe("3 December 2026 at 16:00, India Standard Time");
});

test("the first message names service, number and, where there is one, the day or the time", () => {
  const lines = [
    "Hello, I have booked a free five-minute chat.",
    "Service: Cover letter",
    "WhatsApp number: +91 98765 43210",
  ];
  const message = (startsAt: Date | null, preferredOn: string | null) =>
    chatMessage({ heading: "Cover letter", number: "+91 98765 43210", startsAt, preferredOn }, "UTC").split(
      "\n",
    );
  expect(message(null, null)).toEqual(lines);
  expect(message(null, "2026-12-01")).toEqual([...lines, "Day I would like: 1 December 2026"]);
  const time = "Time: 3 December 2026 at 10:30, Coordinated Universal Time";
  expect(message(startsAt, "2026-12-01")).toEqual([...lines, time]);
});
