import { listCustomersRequests } from "#app/cases/cancelling/list-cancellations.server.ts";
import { answerWorkingDays } from "#app/cases/cancelling/refund-due.ts";
import { dueTomorrow, requestClock } from "#app/cases/request-clock.ts";
import { listAsking } from "#app/cases/sessions/find-sessions.server.ts";
import { daysOffFrom } from "#app/desk/firm-holidays.server.ts";
import { type Notice, notify } from "#app/notifications/notify.server.ts";
import { openWorkDue, unansweredItems } from "#app/orders/items/work-to-tell-of.server.ts";
import { workingMs } from "#app/orders/items/working-days.ts";
import { dayAfter, dayMs, utcDay } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";

/** A run may come late: what is older was told of, or the servers were away that long. */
const lookBackDays = 14;

/** So many a run: each is told of once, and those before it are answered in time. */
const requestsMax = 500;

type At = { now: Date; daysOff: ReadonlySet<string> };

/** What the clock says: each once, however many workers say it at the same time. */
export async function tellOfDeadlines(now: Date): Promise<void> {
  const daysOff = await daysOffFrom(db, new Date(now.getTime() - lookBackDays * dayMs));
  const at = { now, daysOff };
  const found = await Promise.all([dueSoon(at), late(at), unanswered(at), requests(at), sessions(at)]);
  await notify(db, found.flat(), now);
}

async function dueSoon({ now, daysOff }: At): Promise<Notice[]> {
  const due = await openWorkDue(db, dueTomorrow(now, daysOff));
  return due.map(({ id, assignedTo, dueOn }) => ({
    kind: "due_tomorrow",
    itemId: id,
    holder: assignedTo,
    by: null,
    key: `${id} ${dueOn}`,
    facts: { dueOn },
  }));
}

async function late({ now }: At): Promise<Notice[]> {
  const today = utcDay(now);
  const due = await openWorkDue(db, { from: dayAfter(today, -lookBackDays), to: dayAfter(today, -1) });
  return due.map(({ id, assignedTo, dueOn }) => ({
    kind: "late",
    itemId: id,
    holder: assignedTo,
    by: null,
    key: `${id} ${dueOn}`,
    facts: { dueOn },
  }));
}

async function unanswered({ now, daysOff }: At): Promise<Notice[]> {
  const from = new Date(now.getTime() - lookBackDays * dayMs);
  const waiting = await unansweredItems(db, { from, to: new Date(now.getTime() - dayMs) });
  return waiting
    .filter(({ since }) => workingMs(since, now, daysOff) >= dayMs)
    .map(({ id, assignedTo, since }) => ({
      kind: "unanswered",
      itemId: id,
      holder: assignedTo,
      by: null,
      key: `${id} ${since.toISOString()}`,
    }));
}

async function requests({ now, daysOff }: At): Promise<Notice[]> {
  const asked = await listCustomersRequests(db, requestsMax);
  return asked.flatMap(({ id: key, itemId, askedAt }) => {
    const { dueOn, tone } = requestClock(askedAt, { days: answerWorkingDays, now, daysOff });
    if (tone === "harbour") return [];
    const kind = tone === "danger" ? "cancellation_late" : "cancellation_due";
    return [{ kind, itemId, by: null, key, facts: { dueOn } } satisfies Notice];
  });
}

async function sessions({ now, daysOff }: At): Promise<Notice[]> {
  const asking = await listAsking(db, { now, limit: requestsMax });
  return asking
    .filter((session) => workingMs(session.otherTimeAskedAt ?? now, now, daysOff) >= dayMs)
    .map(({ id: key, itemId, counsellorId }) => ({
      kind: "session_unanswered",
      itemId,
      named: [counsellorId],
      by: null,
      key,
    }));
}
