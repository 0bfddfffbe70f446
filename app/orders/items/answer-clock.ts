import { dayAfter, utcDay } from "#app/platform/dates.ts";

/** A customer who says nothing has this long to look at what was delivered. */
export const answerDays = 14;

/** Told again this long before the last day. */
export const remindDaysBefore = 3;

/** The last day of the clock, in UTC. It starts with the delivery, and again with each word of the customer. */
export function lastDayToAnswer(from: Date): string {
  return dayAfter(utcDay(from), answerDays);
}

type Clock = { answerBy: string; answerReminded: boolean };

export function isToRemind({ answerBy, answerReminded }: Clock, today: string): boolean {
  return !answerReminded && today >= dayAfter(answerBy, -remindDaysBefore);
}

/** Who is reminded late has the same days after it. */
export function lastDayReminded({ answerBy }: Pick<Clock, "answerBy">, today: string): string {
  const soonest = dayAfter(today, remindDaysBefore);
  return soonest > answerBy ? soonest : answerBy;
}

/** Never without having been told beforehand. */
export function isUnanswered({ answerBy, answerReminded }: Clock, today: string): boolean {
  return answerReminded && today > answerBy;
}
