import { changeTimeZone } from "#app/desk/change-time-zone.server.ts";
import { endRole } from "#app/desk/end-role.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { grantRole } from "#app/desk/grant-role.server.ts";
import { listPeople } from "#app/desk/list-people.server.ts";
import { readAudit } from "#app/desk/read-audit.server.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

const now = new Date("2026-10-02T12:00:00Z");
const someone = async (member: Member, own: boolean) => (own ? member : makeMember("counsellor"));

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
    name: "endRole",
    async call(member, own) {
      return endRole({ actor: member, userId: (await someone(member, own)).id, now });
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
    action: "see_audit",
    name: "readAudit",
    call: (member) =>
      readAudit({ member, filter: { deed: null, actorId: null, subject: null }, before: null }),
  },
];
