import { checkFormToken } from "#app/accounts/form-token.server.ts";
import { cancelBooking } from "#app/bookings/cancel-booking.server.ts";
import { type Outcome, refuse } from "#app/platform/outcome.ts";
import { cancelChatIntent } from "#app/routes/pages/dashboard/booking-view.ts";
import { readForm, typed } from "#app/routes/shell/read-form.server.ts";

/** Cancels the free chat that a form of the dashboard names. */
export async function cancelChat(request: Request, userId: string): Promise<Outcome<unknown>> {
  const form = await readForm(request);
  if (form.get("intent") !== cancelChatIntent) return notUnderstood;
  const ours = checkFormToken(request, form);
  if (!ours.ok) return ours;
  return cancelBooking({ bookingId: typed(form, "booking"), userId, now: new Date() });
}

const notUnderstood = refuse({
  code: "malformed",
  message: "The form could not be understood. Please try again.",
  status: 400,
});
