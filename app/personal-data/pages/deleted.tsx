import styles from "#app/accounts/second-factor/recovery-codes.module.css";
import { unlisted } from "#app/http/shell/page-title.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const meta = unlisted("Your account is deleted");

export default function Deleted() {
  return (
    <div className={`page stack-6 ${styles.page}`}>
      <PageHeading
        title="Your account is deleted"
        intro="You are signed out, and nobody can log in to it any more. Orders and receipts are kept for as long as tax law asks. You can sign up again with the same email address."
      />
      <p>
        <LinkButton to="/">To the home page</LinkButton>
      </p>
    </div>
  );
}
