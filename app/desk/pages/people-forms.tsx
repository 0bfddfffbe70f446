import { roleLabels, type ShownInvitation, type ShownPerson } from "#app/desk/pages/people-view.ts";
import { staffRoles } from "#app/desk/permissions.ts";
import styles from "#app/desk/record-page.module.css";
import { PostForm, useIsRefused } from "#app/forms/post-form.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

const roles = staffRoles.map((role) => ({ value: role, label: roleLabels[role] }));

/** Answering the mail proves the address. */
export function InviteForm() {
  return (
    <section aria-labelledby="invite">
      <h2 id="invite">Invite somebody</h2>
      <PostForm intent="invite" reloadDocument className={`stack-4 ${styles.form}`}>
        <Field
          label="Email"
          name="email"
          type="email"
          hint="They are sent a link, and log in or sign up with this address."
          maxLength={254}
          autoComplete="off"
          required
        />
        <SelectField
          label="Role"
          name="role"
          hint="Counsellors do the work that is theirs. Managers do all of it, refunds too. Owners say who works here."
          defaultValue="counsellor"
          options={roles}
          width="medium"
        />
        <SubmitButton>Send the invitation</SubmitButton>
      </PostForm>
    </section>
  );
}

export function InvitationForm({ invitation: { id, email, sentTimes } }: { invitation: ShownInvitation }) {
  const whose = <span className="visually-hidden">: {email}</span>;
  return (
    <PostForm
      intent={["send_again", "withdraw"]}
      about={{ about: id, sent_times: sentTimes }}
      reloadDocument
      className="row"
    >
      <SubmitButton intent="send_again" size="small">
        Send again{whose}
      </SubmitButton>
      <SubmitButton intent="withdraw" size="small">
        Withdraw{whose}
      </SubmitButton>
    </PostForm>
  );
}

type ChangePersonProps = {
  person: ShownPerson;
  /** Who could take over what they have. */
  heirs: ShownPerson[];
};

export function ChangePerson({ person: { id, name, role }, heirs }: ChangePersonProps) {
  const about = { about: id };
  const isRefused = useIsRefused("change", about);
  return (
    <Disclosure
      summary={
        <>
          Change or end<span className="visually-hidden">: {name}</span>
        </>
      }
      open={useIsRefused("end", about) || isRefused}
    >
      <PostForm intent="change" about={about} reloadDocument className={`stack-4 ${styles.form}`}>
        <input type="hidden" name="from" value={role} />
        <SelectField label="Role" name="role" defaultValue={role} options={roles} />
        <SubmitButton>Change the role</SubmitButton>
      </PostForm>
      <PostForm intent="end" about={about} reloadDocument className={`stack-4 ${styles.form}`}>
        <input type="hidden" name="from" value={role} />
        <p className="note">
          Ending it signs them out everywhere. Work, sessions, free chats and enquiries that are still theirs
          go to whom you choose.
        </p>
        <SelectField
          label="Who takes over"
          name="to"
          options={heirs
            .filter(({ ended }) => ended === null)
            .map((heir) => ({ value: heir.id, label: heir.name }))}
          placeholder="Nobody: nothing is left"
          optional
        />
        <SubmitButton variant="danger">End the role</SubmitButton>
      </PostForm>
    </Disclosure>
  );
}
