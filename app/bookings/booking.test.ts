import { describe, expect, test } from "vitest";

import {
  bookingCanBecome,
  type BookingState,
  bookingStates,
  bookingStatesBefore,
  chatEnd,
  isOpen,
} from "#app/bookings/booking.ts";

describe("a free chat", () => {
  const allowed: [BookingState, BookingState][] = [
    ["requested", "confirmed"],
    ["requested", "cancelled"],
    ["confirmed", "completed"],
    ["confirmed", "no_show"],
    ["confirmed", "cancelled"],
  ];
  const all = bookingStates.flatMap((from) => bookingStates.map((to) => [from, to] as const));

  test.each(all)("that is %s becomes %s only if the table says so", (from, to) => {
    expect(bookingCanBecome(from, to)).toBe(allowed.some(([a, b]) => a === from && b === to));
  });

  test("can be cancelled while it is open, and not after", () => {
    expect(bookingStatesBefore("cancelled")).toEqual(["requested", "confirmed"]);
    expect(bookingStates.filter(isOpen)).toEqual(["requested", "confirmed"]);
  });

  test("takes five minutes", () => {
    expect(chatEnd(new Date("2026-12-03T10:58:00Z"))).toEqual(new Date("2026-12-03T11:03:00Z"));
  });
});
