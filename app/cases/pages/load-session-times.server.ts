import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { writtenTime } from "#app/bookings/chat-time.ts";
import { offerTimes } from "#app/bookings/slots/offer-times.server.ts";
import { listSessions, type Session } from "#app/cases/sessions/find-sessions.server.ts";
import {
  canMoveOwn,
  ownBooking,
  ownSessionPeriod,
  sessionShape,
} from "#app/cases/sessions/own-session-times.ts";
import { sessionFacts } from "#app/catalog/service-parts/session-kinds.ts";
import { findItem, type ItemInOrder } from "#app/orders/items/find-item.server.ts";
import { minuteMs } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { newId, SessionId, type UserId } from "#app/platform/ids.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";

type Visit = { userId: UserId; itemId: string; timeZone: string; url: URL; now: Date };

/** Null where there is nothing to choose. */
export async function loadSessionTimes({ userId, itemId, timeZone, url, now }: Visit) {
  const item = await findItem(db, itemId);
  if (item?.userId !== userId) return null;
  const choice = choiceOf(item, await listSessions(db, item.id), { url, now });
  if (!choice) return null;
  const { counsellorId, minutes, form } = choice;
  const [names, [heading = ""], offered] = await Promise.all([
    namePeople(db, [counsellorId]),
    nameServices([item.configuration]),
    offerTimes(db, {
      customerId: userId,
      besides: form.intent === "move" ? form.about.session : undefined,
      session: { counsellorId, shape: sessionShape(minutes), period: ownSessionPeriod(now) },
      timeZone,
      url,
      now,
    }),
  ]);
  return {
    heading,
    minutes,
    counsellor: names.get(counsellorId)?.firstName ?? "Your counsellor",
    when: choice.startsAt && writtenTime(choice.startsAt, timeZone),
    form,
    offered,
  };
}

type Choice = {
  counsellorId: UserId;
  minutes: number;
  startsAt: Date | null;
  form:
    | { intent: "move"; about: { session: SessionId } }
    | { intent: "book"; about: { kind: string }; sessionId: SessionId };
};

function choiceOf(
  item: ItemInOrder,
  sessions: readonly Session[],
  { url, now }: { url: URL; now: Date },
): Choice | null {
  const asked = url.searchParams.get("session");
  if (asked !== null) {
    const moving = sessions.find(({ id }) => id === asked);
    if (!moving || !canMoveOwn(moving, now)) return null;
    const { id, counsellorId, startsAt, endsAt } = moving;
    const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / minuteMs);
    return { counsellorId, minutes, startsAt, form: { intent: "move", about: { session: id } } };
  }
  const own = ownBooking(item, sessions);
  const kind = url.searchParams.get("kind");
  const bought = own?.left.find((one) => one.kind === kind) ?? own?.left[0];
  if (!own || !bought) return null;
  return {
    counsellorId: own.counsellorId,
    minutes: sessionFacts[bought.kind].minutes,
    startsAt: null,
    form: { intent: "book", about: { kind: bought.kind }, sessionId: newId(SessionId) },
  };
}
