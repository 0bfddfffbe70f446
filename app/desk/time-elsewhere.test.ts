import { expect, test } from "vitest";

import { timeElsewhere } from "#app/desk/zone-time.ts";

test.each([
  ["Europe/London", "10:30 in London"],
  ["Asia/Kolkata", "16:00 in Kolkata"],
  ["Asia/Kathmandu", "16:15 in Kathmandu"],
  ["America/Argentina/Buenos_Aires", "07:30 in Buenos Aires"],
  ["Pacific/Auckland", "23:30 in Auckland"],
  ["Pacific/Kiritimati", "24 Nov, 00:30 in Kiritimati"],
  ["Pacific/Pago_Pago", "22 Nov, 23:30 in Pago Pago"],
  ["UTC", "10:30 UTC"],
])("half past ten in London is, in %s, %s", (there, told) => {
  expect(timeElsewhere(new Date("2026-11-23T10:30:00Z"), { here: "Europe/London", there })).toBe(told);
});
