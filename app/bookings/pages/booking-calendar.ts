import { data } from "react-router";

import { calendarFile } from "#app/bookings/calendar-file.server.ts";
import { findOwnBooking } from "#app/bookings/find-booking.server.ts";
import { findHeadings } from "#app/catalog/find-headings.server.ts";
import { db } from "#app/platform/db.server.ts";
import { answerFile } from "#app/files/answer-file.server.ts";
import { requireUser } from "#app/accounts/sign-in/require-user.server.ts";

import type { Route } from "./+types/booking-calendar.ts";

/** 404 for somebody else's booking, as for an unknown one. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const user = requireUser({ url, context });
  const booking = await findOwnBooking(db, params.bookingId, user.id);
  const [heading = ""] = booking ? await findHeadings([booking.service]) : [];
  const file = booking && calendarFile(booking, heading, new Date());
  if (!file) throw data("This calendar file was not found.", { status: 404 });
  return answerFile(file);
}
