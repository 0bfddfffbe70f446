import { data, Link, redirect } from "react-router";

import { changeProfile } from "#app/accounts/change-profile.server.ts";
import { checkFormToken, formToken } from "#app/accounts/form-token.server.ts";
import { ProfileForm } from "#app/accounts/profile-form.tsx";
import { type ProfileErrors, profileFields } from "#app/accounts/registration-fields.ts";
import { countries } from "#app/currencies/suggest-currency.ts";
import { type CurrentUser, currentUserContext } from "#app/platform/request-context.ts";
import styles from "#app/routes/pages/profile.module.css";
import { pageTitle } from "#app/routes/shell/page-title.ts";
import { readForm, typed } from "#app/routes/shell/read-form.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/profile.ts";

/** One's own profile. Anybody else's is as unknown as a name that nobody has. */
export function loader({ params, request, url, context }: Route.LoaderArgs) {
  const user = ownProfile(params.username, context.get(currentUserContext));
  return {
    username: user.username,
    email: user.email,
    values: {
      first_name: user.firstName,
      last_name: user.lastName,
      mobile: user.mobile,
      country: user.country,
    },
    countries: countries(),
    saved: url.searchParams.has("saved"),
    token: formToken(request),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const user = ownProfile(params.username, context.get(currentUserContext));
  const form = await readForm(request);
  const values = Object.fromEntries(profileFields.map((name) => [name, typed(form, name)]));
  const ours = checkFormToken(request, form);
  if (!ours.ok) {
    const { message, status } = ours.refusal;
    return data<Answer>({ values, errors: {}, refusal: message }, { status });
  }
  const changed = await changeProfile({ userId: user.id, fields: values, now: new Date() });
  if (!changed.ok) return data<Answer>({ values, errors: changed.errors }, { status: 422 });
  return redirect(`${pathOf(user.username)}?saved=1`, 303);
}

type Answer = { values: Record<string, string>; errors: ProfileErrors; refusal?: string };

function ownProfile(username: string, user: CurrentUser | null): CurrentUser {
  if (!user) throw redirect(`/account/login/?next=${encodeURIComponent(pathOf(username))}`, 303);
  if (username.toLowerCase() !== user.username.toLowerCase()) throw data(null, { status: 404 });
  return user;
}

function pathOf(username: string): string {
  return `/profile/${encodeURIComponent(username)}/`;
}

export function meta({ matches }: Route.MetaArgs) {
  return [pageTitle("Your profile", matches), { name: "robots", content: "noindex" }];
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { username, email, values, token, saved } = loaderData;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading title="Your profile" intro="What we know about you, and how we reach you." />
      {saved && !actionData && (
        <Alert tone="success">
          <p>Your profile is saved.</p>
        </Alert>
      )}
      <dl className={styles.fixed}>
        <div>
          <dt>Username</dt>
          <dd>{username}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        These two are how you log in. To change your email, <Link to="/contact">write to us</Link>. For your
        password there is <Link to="/account/forgotten-password">a page of its own</Link>.
      </p>
      <section className={styles.form} aria-labelledby="details">
        <h2 id="details" className={styles.heading}>
          Your details
        </h2>
        {/* Once saved, the fields show what was kept rather than what was typed. */}
        <ProfileForm
          key={Object.values(values).join(" ")}
          token={token}
          countries={loaderData.countries}
          values={actionData?.values ?? values}
          errors={actionData?.errors ?? {}}
          refusal={actionData?.refusal}
        />
      </section>
    </div>
  );
}
