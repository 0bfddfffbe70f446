import { checkFormToken } from "#app/forms/form-token.server.ts";
import { cancelBooking } from "#app/bookings/cancel-booking.server.ts";
import { acceptVersion, askForNewVersion } from "#app/cases/deliverables/answer-version.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import type { Outcome, Refusal } from "#app/platform/outcome.ts";
import { cancelChatIntent } from "#app/dashboard/booking-view.ts";
import { acceptIntent, type AnswerProblem, askIntent } from "#app/dashboard/order-view.ts";
import { readForm, typed } from "#app/forms/read-form.server.ts";

const here = "/account/dashboard/";

type Answer =
  | { next: string }
  | { status: Refusal["status"]; problem: { chat: string | null; item: AnswerProblem | null } };

/** Does what a form of the dashboard asks for, and says where the customer goes on or why it was not done. */
export async function takeDashboardAction(request: Request, userId: UserId, now: Date): Promise<Answer> {
  const form = await readForm(request);
  const ours = checkFormToken(request, form);
  const [intent, itemId] = [form.get("intent"), typed(form, "item")];
  const isAnswer = intent === acceptIntent || intent === askIntent;
  const answered = ours.ok ? await doIntent(form, { userId, now }) : ours;
  if (answered.ok) {
    if (!isAnswer) return { next: `${here}?chat_cancelled=1#free-chats` };
    const said = intent === acceptIntent ? "accepted" : "asked";
    return { next: `${here}?${new URLSearchParams({ answered: said })}#services` };
  }
  const { message, status } = answered.refusal;
  const item = { itemId, message, words: intent === askIntent ? typed(form, "words") : null };
  return { status, problem: isAnswer ? { chat: null, item } : { chat: message, item: null } };
}

function doIntent(
  form: FormData,
  { userId, now }: { userId: UserId; now: Date },
): Promise<Outcome<unknown>> | Outcome<unknown> {
  const itemId = typed(form, "item");
  const answer = { itemId, userId, seen: typed(form, "seen"), now };
  switch (form.get("intent")) {
    case cancelChatIntent:
      return cancelBooking({ bookingId: typed(form, "booking"), userId, now });
    case acceptIntent:
      return acceptVersion(answer);
    case askIntent:
      return askForNewVersion({ ...answer, words: typed(form, "words") });
    default:
      return notUnderstood;
  }
}
