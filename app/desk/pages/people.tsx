import { href } from "react-router";

import { sendInvitationAgain, withdrawInvitation } from "#app/desk/change-invitation.server.ts";
import { changeStaffRole } from "#app/desk/change-staff-role.server.ts";
import { awayToday } from "#app/desk/holidays.server.ts";
import { listInvitations } from "#app/desk/list-invitations.server.ts";
import { listPeople, type Person } from "#app/desk/list-people.server.ts";
import { invitePerson } from "#app/desk/invite-person.server.ts";
import {
  changeRoleFields,
  endRoleFields,
  inviteFields,
  sendAgainFields,
  withdrawFields,
} from "#app/desk/people-fields.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { writtenDate } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { ChangePerson, InvitationForm, InviteForm } from "#app/desk/pages/people-forms.tsx";
import { roleLabels, type ShownInvitation, type ShownPerson } from "#app/desk/pages/people-view.ts";
import { endRole } from "#app/desk/pages/end-role.server.ts";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/people.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_people");
  const now = new Date();
  const [people, invitations, away] = await Promise.all([
    listPeople({ member }),
    mayEver(member.role, "invite") ? listInvitations(member, now) : null,
    awayToday(db, now),
  ]);
  const show = (person: Person): ShownPerson => ({
    ...person,
    since: shortTime(person.grantedAt, member.timeZone),
    ended: person.endedAt && shortTime(person.endedAt, member.timeZone),
    away: awayText(away.get(person.id)),
    isYou: person.id === member.id,
  });
  return {
    people: valueOrStatus(people).map(show),
    invitations: invitations?.ok
      ? invitations.value.map(({ expiresAt, ...invitation }) => ({
          ...invitation,
          until: shortTime(expiresAt, member.timeZone),
        }))
      : [],
    mayChange: mayEver(member.role, "change_people"),
    timeZone: member.timeZone,
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

export const action = formAction(asStaff("change_people"), (on) => ({
  invite: on({
    schema: inviteFields,
    run: ({ fields, who: { member }, now }) => invitePerson({ member, ...fields, now }),
  }),
  send_again: on({
    schema: sendAgainFields,
    run: ({ fields: { about, sent_times }, who: { member }, now }) =>
      sendInvitationAgain({ member, invitationId: about, sentTimes: sent_times, now }),
  }),
  withdraw: on({
    schema: withdrawFields,
    run: ({ fields, who: { member }, now }) =>
      withdrawInvitation({ member, invitationId: fields.about, now }),
  }),
  change: on({
    schema: changeRoleFields,
    run: ({ fields: { about, from, role }, who: { member }, now }) =>
      changeStaffRole({ member, userId: about, from, role, now }),
  }),
  end: on({
    schema: endRoleFields,
    run: ({ fields: { about, from, to }, who: { member }, now }) =>
      endRole({ actor: member, userId: about, from, to, now }),
  }),
}));

function awayText(until: string | undefined): string | null {
  return until === undefined ? null : `Away until ${writtenDate(until)}`;
}

const doneMessages: Record<string, string> = {
  invite:
    "The invitation is on its way. The desk opens to them once they have accepted it and set up a second step.",
  send_again: "The invitation is sent again. Its link before has ended.",
  withdraw: "The invitation is withdrawn.",
  change: "The role is changed.",
  end: "The role is ended, and they are signed out. What they had not finished is nobody’s now. Sessions that are booked with them are listed on their page.",
};

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("People");

export default function People({ loaderData }: Route.ComponentProps) {
  const { people, invitations, mayChange, timeZone, success } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading title="People" intro={`Who works at the desk. Times are those of ${timeZone}.`} />
      <AnswerSummary success={success} />
      <section aria-labelledby="now">
        <h2 id="now">At the desk</h2>
        <PeopleTable
          label="At the desk"
          people={people.filter(({ ended }) => ended === null)}
          mayChange={mayChange}
        />
      </section>
      {invitations.length > 0 && <Invitations invitations={invitations} />}
      {mayChange && <InviteForm />}
      {people.some(({ ended }) => ended !== null) && (
        <section aria-labelledby="before">
          <h2 id="before">No longer here</h2>
          <PeopleTable
            label="No longer here"
            people={people.filter(({ ended }) => ended !== null)}
            mayChange={false}
          />
        </section>
      )}
    </div>
  );
}

function Invitations({ invitations }: { invitations: ShownInvitation[] }) {
  return (
    <section aria-labelledby="invited">
      <h2 id="invited">Invited</h2>
      <DataTable
        label="Invited"
        columns={{
          email: "Email",
          role: "Role",
          inviter: "Invited by",
          until: "Until",
          actions: "What to do",
        }}
        empty=""
        rows={invitations.map((invitation) => ({
          id: invitation.id,
          email: invitation.email,
          role: roleLabels[invitation.role],
          inviter: invitation.inviter,
          until: { text: invitation.until, note: invitation.expired ? "Too old to be accepted" : null },
          actions: <InvitationForm invitation={invitation} />,
        }))}
      />
    </section>
  );
}

type PeopleTableProps = {
  label: string;
  people: ShownPerson[];
  mayChange: boolean;
};

function PeopleTable({ label, people, mayChange }: PeopleTableProps) {
  return (
    <DataTable
      label={label}
      columns={{
        name: "Name",
        email: "Email",
        role: "Role",
        secondFactor: "Second step",
        timeZone: "Time zone",
        since: "Since",
        actions: mayChange && "What to do",
      }}
      empty="Nobody works here yet."
      rows={people.map((person) => ({
        id: person.id,
        name: {
          text: person.name,
          href: href("/staff/people/:userId", { userId: person.id }),
          note: [person.isYou ? "You" : null, person.away].filter(Boolean).join(". ") || null,
        },
        email: person.email,
        role: roleLabels[person.role],
        secondFactor: person.secondFactor ? "On" : "Not yet",
        timeZone: person.timeZone.replaceAll("_", " "),
        since: { text: person.since, note: person.ended && `Ended ${person.ended}` },
        actions: mayChange && !person.isYou && (
          <ChangePerson
            key={person.role}
            person={person}
            heirs={people.filter(({ id }) => id !== person.id)}
          />
        ),
      }))}
    />
  );
}
