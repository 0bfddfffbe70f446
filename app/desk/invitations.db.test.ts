import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";

import { eraseAccount } from "#app/accounts/erase-account.server.ts";
import { acceptInvitation, readInvitation } from "#app/desk/accept-invitation.server.ts";
import { sendInvitationAgain, withdrawInvitation } from "#app/desk/change-invitation.server.ts";
import { changeStaffRole } from "#app/desk/change-staff-role.server.ts";
import { endRole } from "#app/desk/pages/end-role.server.ts";
import { findStaff, type Member } from "#app/desk/find-staff.server.ts";
import { invitationSecret } from "#app/desk/invitation-secret.server.ts";
import { inviteFields } from "#app/desk/people-fields.ts";
import { invitePerson } from "#app/desk/invite-person.server.ts";
import { listInvitations } from "#app/desk/list-invitations.server.ts";
import { sendInvitation, sendInvitationJob } from "#app/desk/send-invitation.server.ts";
import { staffInvitations } from "#app/desk/tables.server.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

const now = new Date("2026-10-02T12:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const refusal = (code: string) => ({ ok: false, refusal: { code } });
const address = () => `invited-${randomUUID().slice(0, 8)}@example.org`;
const secretOf = (id: string, sentTimes = 1) => invitationSecret({ id, sentTimes });

let owner: Member;

beforeEach(async () => {
  owner = await makeMember("owner");
});

const invite = async (email: string, role = "manager", member = owner) =>
  invitePerson({ member, ...inviteFields.parse({ email, role }), now });

const wrongFields = (sent: Record<string, string>) =>
  inviteFields.safeParse(sent).error?.issues.map(({ path }) => path[0]);

async function mailTo(email: string, at = now): Promise<string | undefined> {
  const { rows } = await db.execute<{ payload: unknown }>(
    sql`delete from graphile_worker._private_jobs using graphile_worker._private_tasks
      where _private_tasks.id = _private_jobs.task_id and identifier = ${sendInvitationJob.name} returning payload`,
  );
  for (const { payload } of rows) await sendInvitation(sendInvitationJob.parse(payload), at);
  const mails = await db.select().from(mailboxMessages);
  return mails.findLast(({ recipient }) => recipient === email)?.body;
}

describe("an invitation", () => {
  test("is mailed, says who invites whom as what, and makes its person that, once", async () => {
    const customer = await makeCustomer();
    const { id } = valueOf(await invite(` ${customer.email.toUpperCase()} `));
    const mail = await mailTo(customer.email);
    expect(mail).toContain("Dora Desk invites you to work at the desk of Landfall as a manager");
    const secret = secretOf(id);
    expect(mail).toContain(`/staff/invitation?for=${secret}`);
    const shown = { email: customer.email, role: "manager", inviter: "Dora Desk" };
    expect(valueOf(await readInvitation(secret, later(6)))).toEqual(shown);
    expect(await findStaff(customer.id)).toBeNull();

    const accepted = await Promise.all(
      Array.from({ length: 10 }, () => acceptInvitation({ userId: customer.id, secret, now })),
    );
    expect(accepted.every(({ ok }) => ok)).toBe(true);
    expect(await findStaff(customer.id)).toMatchObject({ role: "manager" });
    expect((await auditEventsOn(customer.id)).map(({ event, after }) => ({ event, after }))).toEqual([
      { event: "invitation_accepted", after: { role: "manager", invited_by: owner.id } },
    ]);
    expect((await auditEventsOn(id)).map(({ event }) => event)).toEqual(["person_invited"]);
    expect(await readInvitation(secret, now)).toMatchObject(refusal("accepted"));
    expect(await acceptInvitation({ userId: (await makeCustomer()).id, secret, now })).toMatchObject(
      refusal("accepted"),
    );
  });

  test("is one for each address, however often and by how many it is sent", async () => {
    const email = address();
    const sent = await Promise.all(Array.from({ length: 10 }, () => invite(email)));
    expect(new Set(sent.map((one) => valueOf(one).id)).size).toBe(1);
    expect(await invite(email, "owner")).toMatchObject(refusal("invited_already"));
    const again = await invitePerson({ member: owner, email, role: "owner", now: later(8) });
    expect(valueOf(again).id).not.toBe(valueOf(sent[0]!).id);
    expect(await readInvitation(secretOf(valueOf(sent[0]!).id), later(8))).toMatchObject(refusal("expired"));
  });

  test.each([
    ["no address", "nobody"],
    ["nothing", ""],
    ["two addresses", "one@example.org, two@example.org"],
  ])("is not sent to %s", (_what, email) => {
    expect(wrongFields({ email, role: "manager" })).toEqual(["email"]);
  });

  test("is not sent to who works here, nor as what nobody is", async () => {
    const email = address();
    await makeMember("counsellor", { email });
    expect(await invite(email)).toMatchObject(refusal("works_here"));
    expect(wrongFields({ email: address(), role: "emperor" })).toEqual(["role"]);
  });

  test("is accepted by nobody whose address is another", async () => {
    const { id } = valueOf(await invite(address()));
    const other = await makeCustomer();
    const accepted = await acceptInvitation({ userId: other.id, secret: secretOf(id), now });
    expect(accepted).toMatchObject(refusal("anothers_invitation"));
    expect(await findStaff(other.id)).toBeNull();
  });

  test("ends when it is withdrawn, too old, or sent anew", async () => {
    const { id, email } = await (async () => {
      const customer = await makeCustomer();
      return { ...valueOf(await invite(customer.email)), email: customer.email };
    })();
    expect(await readInvitation(secretOf(id), later(7))).toMatchObject(refusal("expired"));
    const again = { member: owner, invitationId: id, sentTimes: 1, now: later(8) };
    for (const outcome of await Promise.all([sendInvitationAgain(again), sendInvitationAgain(again)]))
      valueOf(outcome);
    expect(await mailTo(email, later(8))).toContain(secretOf(id, 2));
    expect(await readInvitation(secretOf(id, 1), later(9))).toMatchObject(refusal("unknown_invitation"));
    expect(valueOf(await readInvitation(secretOf(id, 2), later(9))).email).toBe(email);
    valueOf(await withdrawInvitation({ member: owner, invitationId: id, now: later(9) }));
    valueOf(await withdrawInvitation({ member: owner, invitationId: id, now: later(9) }));
    expect(await readInvitation(secretOf(id, 2), later(9))).toMatchObject(refusal("withdrawn"));
    expect(await sendInvitationAgain({ ...again, sentTimes: 2 })).toMatchObject(refusal("withdrawn"));
    const kept = valueOf(await listInvitations(owner, now)).map((invitation) => invitation.id);
    expect(kept).not.toContain(id);
    expect((await auditEventsOn(id)).map(({ event }) => event)).toEqual([
      "person_invited",
      "invitation_sent_again",
      "invitation_withdrawn",
    ]);
  });

  test.each(["", "nothing", "x".repeat(43), "\u0000", "%' or 1=1 --"])(
    "is not read by “%s”",
    async (secret) => {
      expect(await readInvitation(secret, now)).toMatchObject(refusal("unknown_invitation"));
    },
  );

  test("is worth nothing once its sender is no owner any more", async () => {
    const customer = await makeCustomer();
    const other = await makeMember("owner");
    const { id } = valueOf(await invite(customer.email, "owner", other));
    valueOf(await endRole({ actor: owner, userId: other.id, now }));
    const accepted = await acceptInvitation({ userId: customer.id, secret: secretOf(id), now });
    expect(accepted).toMatchObject(refusal("withdrawn"));
    expect(await findStaff(customer.id)).toBeNull();
  });

  test("keeps its secret out of the database, and goes with the account that has its address", async () => {
    const customer = await makeCustomer();
    const { id } = valueOf(await invite(customer.email));
    const kept = await db.execute(
      sql`select to_jsonb(i)::text as row from staff_invitations i
        union all select payload::text from graphile_worker._private_jobs`,
    );
    expect(JSON.stringify(kept.rows)).not.toContain(secretOf(id));
    await db.transaction((tx) => eraseAccount(tx, customer.id, now));
    const left = await db.select({ id: staffInvitations.id }).from(staffInvitations);
    expect(left.map((invitation) => invitation.id)).not.toContain(id);
  });
});

test("a role is changed only of who works here: nobody else becomes staff without a link", async () => {
  const customer = await makeCustomer();
  const change = { member: owner, from: "counsellor", now };
  const changed = await changeStaffRole({ ...change, userId: customer.id, role: "owner" });
  expect(changed).toMatchObject(refusal("not_at_desk"));
  expect(await findStaff(customer.id)).toBeNull();
  const colleague = await makeMember("counsellor");
  expect(valueOf(await changeStaffRole({ ...change, userId: colleague.id, role: "manager" }))).toEqual({
    before: "counsellor",
    role: "manager",
  });
});

test("a role that another owner has changed since the page was opened is neither changed nor ended from it", async () => {
  const other = await makeMember("owner");
  const { id: userId } = await makeMember("counsellor");
  const seen = { userId, from: "counsellor", now };
  valueOf(await changeStaffRole({ ...seen, member: other, role: "owner" }));
  const changed = refusal("changed_meanwhile");
  expect(await changeStaffRole({ ...seen, member: owner, role: "manager" })).toMatchObject(changed);
  expect(await endRole({ ...seen, actor: owner })).toMatchObject(changed);
  expect(await findStaff(userId)).toMatchObject({ role: "owner" });
  valueOf(await changeStaffRole({ ...seen, member: owner, role: "owner" }));
});
