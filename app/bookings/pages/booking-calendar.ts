import { data, redirect } from "react-router";

import { calendarFile } from "#app/bookings/calendar-file.server.ts";
import { findOwnBooking } from "#app/bookings/find-booking.server.ts";
import { findHeadings } from "#app/catalog/find-headings.server.ts";
import { db } from "#app/platform/db.server.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { answerFile } from "#app/files/answer-file.server.ts";

import type { Route } from "./+types/booking-calendar.ts";

/** One's own free chat as a file for calendars, once it has a time. Anybody else's is as unknown as one nobody has. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const user = context.get(currentUserContext);
  if (!user) throw redirect(`/account/login/?next=${encodeURIComponent(url.pathname)}`);
  const booking = await findOwnBooking(db, params.bookingId, user.id);
  const [heading = ""] = booking ? await findHeadings([booking.service]) : [];
  const file = booking && calendarFile(booking, heading, new Date());
  if (!file) throw data("There is no such calendar file.", { status: 404 });
  return answerFile(file);
}
