import { PostForm } from "#app/forms/post-form.tsx";
import { CopyField } from "#app/payment-links/copy-field.tsx";
import styles from "#app/research-groups/pages/group-page.module.css";
import { Alert } from "#app/ui/alert.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type InviteMembersProps = { invite: { link: string; title: string }; canRenew: boolean; path: string };

/** For members, while there is a place. */
export function InviteMembers({ invite: { link, title }, canRenew, path }: InviteMembersProps) {
  const text = `Join our research group “${title}”: ${link}`;
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`;
  return (
    <section className={`stack-4 ${styles.section}`} aria-labelledby="invite">
      <h2 id="invite">Invite someone</h2>
      <p>Send this link to whom you want in the group. While a place is free, they join by it.</p>
      <CopyField key={link} label="Invite link" value={link} />
      <p className="row">
        <a
          className="text-link"
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
        >
          Send by WhatsApp
        </a>
        <a className="text-link" href={mail}>
          Send by email
        </a>
      </p>
      {canRenew && (
        <Disclosure summary="Renew the link">
          <PostForm intent="renew" action={path} className={`stack-4 ${styles.form}`}>
            <p>Nobody can join by the link that was sent before. Everybody in the group sees the new one.</p>
            <SubmitButton>Renew Link</SubmitButton>
          </PostForm>
        </Disclosure>
      )}
    </section>
  );
}

export type Invitation = "open" | "ended";

/** What whoever came by an invite link reads first. An invitation is no error, whatever has become of it. */
export function InvitationNote({ invitation, signedIn }: { invitation: Invitation; signedIn: boolean }) {
  if (invitation === "ended") {
    return (
      <Alert announce={false} heading="This invite link has been renewed">
        <p>Ask whoever sent it for the new one.</p>
      </Alert>
    );
  }
  return (
    <Alert announce={false} heading="You are invited to this group">
      <p>
        Read what the paper is about and what a member pays. Then{" "}
        {signedIn ? "choose your contribution and join." : "log in or sign up, and join."}
      </p>
    </Alert>
  );
}
