import styles from "#app/accounts/security.module.css";
import { securityPath } from "#app/accounts/security-path.ts";
import { openForm } from "#app/accounts/sign-in/require-user.server.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import { TokenField } from "#app/forms/token-field.tsx";
import type { Route } from "./+types/your-data.ts";

export function loader(args: Route.LoaderArgs) {
  return { token: openForm(args).token };
}

export const meta = unlisted("Your data");

export default function YourData({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Your data"
        intro="What we keep about you is yours to take with you, and to have deleted."
        back={{ to: securityPath, label: "Log-in and security" }}
      />
      <section className={`stack-3 ${styles.part}`} aria-labelledby="export-heading">
        <h2 id="export-heading">Take your data with you</h2>
        <p>
          One file with your profile, orders, receipts, payments, wallet, cart, bookings, testimonials,
          research groups and the self-checks you keep. It is JSON, which people and programs can read.
        </p>
        {/* The answer is a file, so the browser must submit the form itself. */}
        <form method="post" action="/account/data/export" data-answer="file">
          <TokenField token={token} />
          <Button type="submit">Download your data</Button>
        </form>
      </section>
      <section className={`stack-3 ${styles.part}`} aria-labelledby="delete-heading">
        <h2 id="delete-heading">Delete your account</h2>
        <p>The next page says what goes and what stays, and asks for your password.</p>
        <p>
          <LinkButton to="/account/delete">Delete your account</LinkButton>
        </p>
      </section>
    </div>
  );
}
