import { staffRoles } from "#app/desk/permissions.ts";
import {
  type PeopleProblem,
  roleWords,
  type ShownInvitation,
  type ShownPerson,
} from "#app/desk/pages/people-view.ts";
import styles from "#app/desk/record-page.module.css";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

const roles = staffRoles.map((role) => ({ value: role, label: roleWords[role] }));

type InviteFormProps = { token: string; problem: PeopleProblem | null };

/** A role for whoever answers a mail: that they can proves that the address is theirs. */
export function InviteForm({ token, problem }: InviteFormProps) {
  const errorAt = (field: string) => (problem?.field === field ? problem.message : null);
  return (
    <section aria-labelledby="invite">
      <h2 id="invite">Invite somebody</h2>
      <form method="post" className={styles.form}>
        <input type="hidden" name="csrfmiddlewaretoken" value={token} />
        <input type="hidden" name="about" value="new" />
        <Field
          label="Email"
          name="email"
          type="email"
          hint="They are sent a link, and log in or sign up with this address."
          defaultValue={problem?.email}
          error={errorAt("email")}
          maxLength={254}
          autoComplete="off"
          required
        />
        <SelectField
          label="Role"
          name="role"
          hint="Counsellors do the work that is theirs. Managers do all of it, refunds too. Owners say who works here."
          defaultValue={problem?.role ?? "counsellor"}
          options={roles}
          error={errorAt("role")}
          width="medium"
        />
        <Button type="submit" name="intent" value="invite">
          Send the invitation
        </Button>
      </form>
    </section>
  );
}

type InvitationFormProps = { invitation: ShownInvitation; token: string };

/** What can be done with an invitation that nobody has accepted. */
export function InvitationForm({ invitation, token }: InvitationFormProps) {
  const whose = <span className="visually-hidden">: {invitation.email}</span>;
  return (
    <form method="post" className={styles.buttons}>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <input type="hidden" name="about" value={invitation.id} />
      <input type="hidden" name="sent_times" value={invitation.sentTimes} />
      <Button type="submit" name="intent" value="send_again" size="small">
        Send again{whose}
      </Button>
      <Button type="submit" name="intent" value="withdraw" size="small" variant="danger">
        Withdraw{whose}
      </Button>
    </form>
  );
}

type ChangePersonProps = { person: ShownPerson; token: string; problem: PeopleProblem | null };

export function ChangePerson({ person, token, problem }: ChangePersonProps) {
  return (
    <Disclosure
      summary={
        <>
          Change or end<span className="visually-hidden">: {person.name}</span>
        </>
      }
      open={problem !== null}
    >
      <form method="post" className={styles.form}>
        <Hidden token={token} person={person} />
        <SelectField
          label="Role"
          name="role"
          defaultValue={problem?.role || person.role}
          options={roles}
          error={problem?.field === "role" ? problem.message : null}
        />
        <Button type="submit" name="intent" value="change">
          Change the role
        </Button>
      </form>
      <form method="post" className={styles.form}>
        <Hidden token={token} person={person} />
        <p className={styles.quiet}>
          Ending it signs them out everywhere. What they have not finished waits for somebody else.
        </p>
        <Button type="submit" name="intent" value="end" variant="danger">
          End the role
        </Button>
      </form>
    </Disclosure>
  );
}

function Hidden({ token, person }: { token: string; person: ShownPerson }) {
  return (
    <>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <input type="hidden" name="about" value={person.id} />
      <input type="hidden" name="from" value={person.role} />
    </>
  );
}
