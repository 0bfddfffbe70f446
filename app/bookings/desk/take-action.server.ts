import { endChat, setChatTime } from "#app/bookings/desk/change-booking.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { chatEnds, type ChatProblem } from "#app/bookings/desk/chat-view.ts";
import { readStaffForm, type StaffForm } from "#app/desk/staff-form.server.ts";

/** Does what a form of the page asks for. Answers the word for what was done, or why it was not, with its status. */
export async function takeBookingAction(
  request: Request,
  member: Member,
  now: Date,
): Promise<{ done: string } | { problem: ChatProblem; status: number }> {
  const { form, ours } = await readStaffForm(request);
  const outcome = ours.ok ? await change(form, member, now) : ours;
  if (outcome.ok) return { done: form.intent };
  const { message, status } = outcome.refusal;
  const local = form.intent === "set_time" ? form.field("starts_at") : null;
  return { problem: { bookingId: form.field("booking"), message, local }, status };
}

async function change({ intent, field }: StaffForm, member: Member, now: Date): Promise<Outcome<unknown>> {
  const asked = { member, bookingId: field("booking"), seen: field("seen"), now };
  if (intent === "set_time") return setChatTime({ ...asked, localTime: field("starts_at") });
  const end = chatEnds.find((one) => one === intent);
  return end ? endChat({ ...asked, as: end }) : notUnderstood;
}
