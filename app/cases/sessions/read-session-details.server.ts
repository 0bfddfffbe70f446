import { readMeetingLink, readMinutes } from "#app/cases/sessions/session.ts";
import { lockColleague } from "#app/desk/find-colleague.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { holidaysBetween } from "#app/desk/holidays.server.ts";
import { clockIn, momentIn } from "#app/desk/zone-time.ts";
import { minuteMs } from "#app/platform/dates.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse, refuseAll } from "#app/platform/outcome.ts";

export type SessionFields = {
  /** Local to the staff member: 2026-10-03T16:30. */
  localTime: string;
  minutes: string;
  meetingLink: string;
  counsellorId: UserId;
};

export type SessionDetails = { counsellorId: UserId; startsAt: Date; minutes: number; meetingLink: string };

/** With the counsellor's time zone. */
type DetailsInZone = SessionDetails & { timeZone: string };

export async function readSessionDetails(
  tx: Transaction,
  member: Member,
  fields: SessionFields,
): Promise<Outcome<DetailsInZone>> {
  const startsAt = momentIn(fields.localTime, member.timeZone);
  const minutes = readMinutes(fields.minutes);
  const meetingLink = readMeetingLink(fields.meetingLink);
  const counsellor = await lockColleague(tx, fields.counsellorId);
  if (startsAt && minutes.ok && meetingLink.ok && counsellor) {
    const { id: counsellorId, timeZone } = counsellor;
    return done({ counsellorId, startsAt, minutes: minutes.value, meetingLink: meetingLink.value, timeZone });
  }
  return refuseAll([
    startsAt ? done(null) : noTime,
    minutes,
    meetingLink,
    counsellor ? done(null) : notAtDesk,
  ]);
}

/** Days in the counsellor's own time zone. */
export async function checkHolidays(
  tx: Transaction,
  { counsellorId, startsAt, minutes, timeZone }: DetailsInZone,
): Promise<Outcome<null>> {
  const dayOf = (at: Date) => clockIn(at, timeZone).day;
  const days = { from: dayOf(startsAt), to: dayOf(new Date(startsAt.getTime() + minutes * minuteMs - 1)) };
  const holidays = await holidaysBetween(tx, { userIds: [counsellorId], ...days });
  return holidays.length > 0 ? onHoliday : done(null);
}

const noTime = refuse({
  code: "invalid_choice",
  message: "Choose a day and a time. The hour your clocks skip when they change does not exist.",
  status: 422,
  field: "starts_at",
});

const notAtDesk = refuse({
  code: "not_at_desk",
  message: "Choose somebody who works at the desk.",
  status: 422,
  field: "counsellor",
});

const onHoliday = refuse({
  code: "on_holiday",
  message: "This counsellor is on holiday then. Choose another day, or somebody else.",
  status: 409,
  field: "starts_at",
});
