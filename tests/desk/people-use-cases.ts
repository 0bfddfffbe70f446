import { randomUUID } from "node:crypto";

import { addFirmHoliday, removeFirmHoliday } from "#app/desk/change-firm-holidays.server.ts";
import { addHours, removeHours } from "#app/bookings/slots/change-hours.server.ts";
import { workingHours } from "#app/bookings/tables.server.ts";
import { firmHolidays } from "#app/desk/tables.server.ts";
import { changeStaffRole } from "#app/desk/change-staff-role.server.ts";
import { addHoliday, removeHoliday } from "#app/desk/change-holidays.server.ts";
import { sendInvitationAgain, withdrawInvitation } from "#app/desk/change-invitation.server.ts";
import { changeTimeZone } from "#app/desk/change-time-zone.server.ts";
import { endRole } from "#app/desk/pages/end-role.server.ts";
import { findPerson } from "#app/desk/pages/find-person.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { grantRole } from "#app/desk/grant-role.server.ts";
import { invitationEnd } from "#app/desk/invitation.ts";
import { invitePerson } from "#app/desk/invite-person.server.ts";
import { listInvitations } from "#app/desk/list-invitations.server.ts";
import { listPeople } from "#app/desk/list-people.server.ts";
import { auditCsv } from "#app/audit/desk/audit-csv.server.ts";
import { readAudit } from "#app/audit/desk/read-audit.server.ts";
import { saveSettings } from "#app/notifications/settings.server.ts";
import { reassignWork } from "#app/cases/reassign-work.server.ts";
import { staffHolidays, staffInvitations } from "#app/desk/tables.server.ts";
import { dayAfter } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

const now = new Date("2026-10-02T12:00:00Z");
const someone = async (member: Member, own: boolean) => (own ? member : makeMember("counsellor"));
const days = { startsOn: "2026-12-01", endsOn: "2026-12-03" };

const everything = { event: null, who: null, to: null, from: null, until: null };

export const peopleUseCases: DeskUseCase[] = [
  { action: "see_people", name: "listPeople", call: (member) => listPeople({ member }) },
  {
    action: "change_people",
    name: "grantRole",
    async call(member) {
      const { email } = await makeCustomer();
      return grantRole({ actor: member, email, role: "counsellor", now });
    },
  },
  {
    action: "change_people",
    name: "changeStaffRole",
    async call(member, own) {
      const { id: userId, role: from } = await someone(member, own);
      return changeStaffRole({ member, userId, from, role: "manager", now });
    },
  },
  {
    action: "change_people",
    name: "endRole",
    async call(member, own) {
      return endRole({ actor: member, userId: (await someone(member, own)).id, now });
    },
  },
  {
    action: "invite",
    name: "invitePerson",
    call: (member) => invitePerson({ member, email: newAddress(), role: "counsellor", now }),
  },
  {
    action: "invite",
    name: "sendInvitationAgain",
    call: async (member) => sendInvitationAgain({ member, invitationId: await invited(), sentTimes: 1, now }),
  },
  {
    action: "invite",
    name: "withdrawInvitation",
    call: async (member) => withdrawInvitation({ member, invitationId: await invited(), now }),
  },
  { action: "invite", name: "listInvitations", call: (member) => listInvitations(member, now) },
  {
    action: "see_person",
    name: "findPerson",
    call: async (member, own) => findPerson(member, { userId: (await someone(member, own)).id, now }),
  },
  {
    action: "change_holidays",
    name: "addHoliday",
    async call(member, own) {
      return addHoliday({ member, userId: (await someone(member, own)).id, days, now });
    },
  },
  {
    action: "change_holidays",
    name: "removeHoliday",
    async call(member, own) {
      const { id: userId } = await someone(member, own);
      const holidayId = randomUUID();
      await db.insert(staffHolidays).values({ id: holidayId, userId, ...days });
      return removeHoliday({ member, userId, holidayId, now });
    },
  },
  {
    action: "change_hours",
    name: "addHours",
    async call(member, own) {
      const hours = { weekdays: [1], fromMinute: 540, toMinute: 600 };
      return addHours({ member, userId: (await someone(member, own)).id, hours, now });
    },
  },
  {
    action: "change_hours",
    name: "removeHours",
    async call(member, own) {
      const { id: userId } = await someone(member, own);
      const hoursId = randomUUID();
      await db
        .insert(workingHours)
        .values({ id: hoursId, userId, weekday: 1, fromMinute: 540, toMinute: 600 });
      return removeHours({ member, userId, hoursId, now });
    },
  },
  {
    action: "change_firm_holidays",
    name: "addFirmHoliday",
    call: (member) => addFirmHoliday({ member, day: freeDay(), name: "A holiday", now }),
  },
  {
    action: "change_firm_holidays",
    name: "removeFirmHoliday",
    async call(member) {
      const day = freeDay();
      await db.insert(firmHolidays).values({ day, name: "A holiday" });
      return removeFirmHoliday({ member, day, now });
    },
  },
  {
    action: "reassign_work",
    name: "reassignWork",
    async call(member, own) {
      const { id: userId } = await someone(member, own);
      return reassignWork({ member, userId, to: null, holidayId: null, along: true, now });
    },
  },
  {
    action: "change_time_zone",
    name: "changeTimeZone",
    async call(member, own) {
      const { id } = await someone(member, own);
      return changeTimeZone({ member, userId: id, timeZone: "Europe/Berlin", now });
    },
  },
  {
    action: "choose_notifications",
    name: "saveSettings",
    async call(member, own) {
      const { id: userId } = await someone(member, own);
      return saveSettings({ member, userId, settings: { message: "digest" }, now });
    },
  },
  {
    action: "see_audit",
    name: "readAudit",
    call: (member) => readAudit({ member, typed: everything, after: null }),
  },
  {
    action: "see_audit",
    name: "auditCsv",
    call: (member) => auditCsv({ member, typed: everything, now }),
  },
];

/** Each time another. */
function freeDay(): string {
  daysTaken += 1;
  return dayAfter("2026-12-01", daysTaken);
}

let daysTaken = 0;

function newAddress(): string {
  return `invited-${randomUUID().slice(0, 8)}@example.org`;
}

/** An invitation that another owner has sent. What comes before a use case is not logged by itself. */
async function invited(): Promise<string> {
  const first = { id: randomUUID(), sentTimes: 1 };
  await db.insert(staffInvitations).values({
    ...first,
    email: newAddress(),
    role: "counsellor",
    secretHash: randomUUID(),
    invitedBy: (await makeMember("owner")).id,
    createdAt: now,
    expiresAt: invitationEnd(now),
  });
  return first.id;
}
