import { dayMs } from "#app/platform/dates.ts";

type OwnRate = {
  enteredAt: Date;
  /** Whether nobody else could accept it. */
  alone: boolean;
  now: Date;
};

/** Why whoever entered a jump may not accept it themselves: a colleague does, or a day has to pass. */
export function whyNotOwnRate({ enteredAt, alone, now }: OwnRate): "colleague" | "wait" | null {
  if (!alone) return "colleague";
  return now < ownRateFrom(enteredAt) ? "wait" : null;
}

export function ownRateFrom(enteredAt: Date): Date {
  return new Date(enteredAt.getTime() + dayMs);
}
