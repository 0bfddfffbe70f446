import { refuse } from "#app/platform/outcome.ts";

export const unknownBooking = refuse({
  code: "unknown_booking",
  message: "This booking was not found.",
  status: 404,
});

export const notOpen = refuse({
  code: "not_open",
  message: "This free chat is not open any more, so it stays as it is.",
  status: 409,
});
