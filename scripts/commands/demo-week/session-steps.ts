import { askOtherTime } from "#app/cases/sessions/ask-other-time.server.ts";
import { bookSession } from "#app/cases/sessions/book-session.server.ts";
import { endSession } from "#app/cases/sessions/change-session.server.ts";
import { proposeMissed } from "#app/cases/sessions/missed-session.server.ts";
import { boughtSessions } from "#app/catalog/bought-service.ts";
import { clockIn } from "#app/desk/zone-time.ts";
import { dayMs } from "#app/platform/dates.ts";
import { newId, SessionId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { itemOf, type Live, type Step } from "#scripts/commands/demo-week/steps.ts";

/** So many days after this step, by the counsellor's clock. */
export const booked =
  (daysAhead: number, clock: string): Step =>
  async (live) => {
    const { holder: member, itemId, now } = live;
    const [bought] = boughtSessions((await itemOf(itemId)).configuration);
    invariant(bought, "the service is held in sessions");
    const sessionId = newId(SessionId);
    live.sessions.push(sessionId);
    return bookSession({
      member,
      itemId,
      sessionId,
      kind: bought.kind,
      localTime: localTime(now, { daysAhead, clock, timeZone: member.timeZone }),
      minutes: "45",
      meetingLink: "https://meet.landfall.example/room",
      counsellorId: member.id,
      now,
    });
  };

export const held: Step = (live) => endSession(about(live));

export const missed =
  (text: string): Step =>
  (live) =>
    proposeMissed({ ...about(live), text });

export const otherTimeAsked =
  (text: string): Step =>
  ({ user, itemId, sessions, now }) =>
    askOtherTime({ userId: user.id, itemId, sessionId: sessions.at(-1) ?? "", text, now });

function about({ holder: member, itemId, sessions, now }: Live) {
  return { member, itemId, sessionId: sessions.at(-1) ?? "", now };
}

/** On the next day that nobody is off at the weekend. */
export function localTime(
  from: Date,
  { daysAhead, clock, timeZone }: { daysAhead: number; clock: string; timeZone: string },
): string {
  const days = [0, 1, 2].map((more) => new Date(from.getTime() + (daysAhead + more) * dayMs));
  const day = days.find((one) => one.getUTCDay() % 6 !== 0) ?? from;
  return `${clockIn(day, timeZone).day}T${clock}`;
}
