import { changeHoursBefore, timedChatsMax } from "#app/bookings/slots/slot-limits.ts";
import { type Refused, refuse } from "#app/platform/outcome.ts";
import { timeFormat } from "#app/platform/zone-formats.ts";

export const noTimeChosen = refuse({
  code: "missing_choice",
  message: "Choose a time.",
  status: 422,
  field: "slot",
});

/** Offers the next ones in its stead. */
export function timeTaken(next: readonly Date[], timeZone: string): Refused {
  const times = next.map((at) => timeFormat(timeZone).format(at));
  const offer =
    times.length === 0
      ? "No other time is free at the moment."
      : `The next free ${times.length === 1 ? "time is" : "times are"} ${listed(times)}.`;
  return refuse({
    code: "time_taken",
    message: `This time is no longer free. ${offer}`,
    status: 409,
    field: "slot",
    details: { next: next.map((at) => at.toISOString()) },
  });
}

function listed(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;
}

export const tooManyTimes = refuse({
  code: "too_many_times",
  message: `You have ${timedChatsMax} free chats with a time. Hold or cancel one before you choose another.`,
  status: 409,
});

export const tooLateToChange = refuse({
  code: "too_late",
  message: `A free chat can be moved or cancelled until ${changeHoursBefore} hours before it begins. Write to us on WhatsApp.`,
  status: 409,
});
