import { type SQL, sql } from "drizzle-orm";

import { personOf } from "#app/accounts/profile/name-people.server.ts";
import type { NamedPerson } from "#app/accounts/profile/person-name.ts";
import { chatEntries } from "#app/bookings/chat-entries.server.ts";
import { lastTimeZoneOf } from "#app/bookings/find-last-time-zone.server.ts";
import { hoursOf } from "#app/bookings/slots/hours-of.server.ts";
import type { WorkingHours } from "#app/bookings/slots/working-hours.ts";
import { momentsOf } from "#app/cases/desk/week.ts";
import type { OpenRequest } from "#app/cases/open-request.ts";
import { openRequestOf } from "#app/cases/open-requests.server.ts";
import { sessionMinutes } from "#app/cases/sessions/session-limits.ts";
import { caseSessions } from "#app/cases/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { type DeskDiary, listDiaries } from "#app/desk/list-diaries.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may, mayEver } from "#app/desk/permissions.ts";
import { itemOf } from "#app/orders/items/find-items-by-id.server.ts";
import { dayAfter, minuteMs } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

/** A session or a free chat. Moments in milliseconds. */
export type ListedEntry = {
  /** `asking`: a session of any day whose customer wants another time. */
  list: "session" | "chat" | "asking";
  id: string;
  customerId: UserId;
  holderId: UserId | null;
  startsAt: number;
  endsAt: number;
  state: string;
  /** Of a session. */
  itemId: OrderItemId | null;
  item: { configuration: Configuration; assignedTo: UserId | null } | null;
  asked: boolean;
  request: OpenRequest | null;
  /** Of a chat. */
  service: string | null;
  customer: (NamedPerson & { country: string }) | null;
  holder: NamedPerson | null;
  /** What decides the customer's zone. */
  toldZone: string | null;
  country: string | null;
};

export type CalendarPerson = DeskDiary<WorkingHours[]>;

type CalendarDays = {
  entries: ListedEntry[];
  people: CalendarPerson[];
  /** Whose entries are listed; null for everybody's. */
  chosen: UserId[] | null;
  firm: { day: string; name: string }[];
};

/** The next to begin; more only pile up if nobody answers. */
const askingMax = 50;

/** Two statements. Members limited to their own sessions still see all chats, unless they choose their own. */
export async function listCalendar(
  member: Member,
  { days, people, now }: { days: readonly string[]; people: readonly string[]; now: Date },
): Promise<Outcome<CalendarDays>> {
  if (!mayEver(member.role, "see_calendar")) return notAllowed;
  const [first = "", last = first] = [days[0], days.at(-1)];
  // No clock is further from this one.
  const around = { from: dayAfter(first, -1), to: dayAfter(last) };
  const diaries = await listDiaries(db, { ...around, hoursOf });
  const seesAll = may(member.role, "see_calendar", { own: false });
  const known = diaries.people.map(({ id }) => id).filter((id) => seesAll || id === member.id);
  const chosen = known.filter((id) => people.includes(id));
  const asked = { ...momentsOf(days, member.timeZone), now };
  const everybody = chosen.length === 0;
  const entries = await readEntries(asked, {
    sessionsOf: everybody && seesAll ? null : everybody ? [member.id] : chosen,
    chatsOf: everybody ? null : chosen,
    chats: mayEver(member.role, "see_bookings"),
  });
  return done({ entries, ...diaries, chosen: everybody ? null : chosen });
}

type Whose = { sessionsOf: UserId[] | null; chatsOf: UserId[] | null; chats: boolean };

async function readEntries(
  { from, to, now }: { from: Date; to: Date; now: Date },
  { sessionsOf, chatsOf, chats }: Whose,
): Promise<ListedEntry[]> {
  const held = sessionsOf === null ? sql`` : sql`and s.counsellor_id = any(${sql.param(sessionsOf)}::text[])`;
  const [begins, ends] = [at(from), at(to)];
  // Later than this, nothing of before is still going on.
  const earliest = at(new Date(from.getTime() - sessionMinutes.max * minuteMs));
  const { rows } = await db.execute<ListedEntry & Record<string, unknown>>(sql`
    select e.list, e.id, e.customer_id as "customerId", e.holder_id as "holderId", ${ms(sql`e.starts_at`)} as "startsAt",
      ${ms(sql`e.ends_at`)} as "endsAt", e.state, e.item_id as "itemId", ${itemOf(sql`e.item_id`)} as item, e.asked,
      case when e.item_id is not null then ${openRequestOf(sql<OrderItemId>`e.item_id`)} end as request, e.service,
      ${personOf(sql`e.customer_id`)} as customer, ${personOf(sql`e.holder_id`)} as holder,
      case e.list when 'chat' then e.told_zone else ${lastTimeZoneOf(sql`e.customer_id`)} end as "toldZone", e.country
    from (
      select 'session' as list, ${sessionColumns} from ${caseSessions} s
        where s.starts_at >= ${earliest} and s.starts_at < ${ends} and s.ends_at > ${begins} and s.state <> 'cancelled' ${held}
      union all (
        select 'asking', ${sessionColumns} from ${caseSessions} s
        where s.starts_at > ${at(now)} and ${isAsked} ${held} order by s.starts_at limit ${askingMax})
      ${
        chats
          ? sql`union all select 'chat', c.id, c.customer_id, c.holder_id, c.starts_at, c.ends_at, c.state, null, false,
        c.service, c.told_zone, c.country from (${chatEntries({ from, to, staffIds: chatsOf })}) c`
          : sql``
      }
    ) e order by e.starts_at, e.id`);
  return rows;
}

/** As the index of these sessions has it. */
const isAsked = sql`(s.state = 'booked' and s.other_time_asked_at is not null and s.other_time_answered_at is null)`;

const sessionColumns = sql`s.id, s.customer_id, s.counsellor_id as holder_id, s.starts_at, s.ends_at, s.state, s.item_id,
  ${isAsked} as asked, null::text as service, null::text as told_zone, null::text as country`;

function at(moment: Date): SQL {
  return sql`${moment.toISOString()}::timestamptz`;
}

function ms(moment: SQL): SQL {
  return sql`(extract(epoch from ${moment}) * 1000)::float8`;
}
