import { ageText } from "#app/cases/awaiting.ts";
import { workingMs } from "#app/orders/items/working-days.ts";
import { dayMs } from "#app/platform/dates.ts";
import type { Tone } from "#app/ui/data-table.tsx";

/** From the customer's first message or form to the first message or version of ours. */
export type FirstResponse = { askedAt: Date; answeredAt: Date | null };

type ShownResponse = { text: string; tone: Tone };

/** In working time: weekends and the firm's days off do not count. */
export function shownFirstResponse(
  { askedAt, answeredAt }: FirstResponse,
  { now, daysOff }: { now: Date; daysOff: ReadonlySet<string> },
): ShownResponse {
  const taken = workingMs(askedAt, answeredAt ?? now, daysOff);
  const isSlow = taken >= dayMs;
  const age = workingAge(taken);
  if (answeredAt) return { text: `after ${age}`, tone: isSlow ? "warning" : "success" };
  return { text: `none yet, for ${age}`, tone: isSlow ? "danger" : "warning" };
}

function workingAge(ms: number): string {
  return ms < dayMs ? `${ageText(ms)} of working time` : ageText(ms).replace("day", "working day");
}
