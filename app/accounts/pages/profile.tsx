import { data, Form, Link, redirect, useNavigation } from "react-router";

import { AvatarField } from "#app/accounts/avatar-field.tsx";
import { changeAvatar, removeAvatar } from "#app/accounts/change-avatar.server.ts";
import { changeProfile } from "#app/accounts/change-profile.server.ts";
import { findAvatars } from "#app/accounts/find-avatars.server.ts";
import { checkFormToken, formToken } from "#app/forms/form-token.server.ts";
import { ProfileForm } from "#app/accounts/profile-form.tsx";
import { readAvatarWish } from "#app/accounts/read-avatar-wish.server.ts";
import { type ProfileErrors, profileFields } from "#app/accounts/registration-fields.ts";
import { countries } from "#app/currencies/countries.ts";
import { done, type Outcome, type Refusal } from "#app/platform/outcome.ts";
import { type CurrentUser, currentUserContext } from "#app/platform/request-context.ts";
import styles from "#app/accounts/pages/profile.module.css";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { logInFirst } from "#app/accounts/ended-form.server.ts";
import { pageTitle } from "#app/http/page-title.ts";
import { readUpload, typed } from "#app/forms/read-form.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/profile.ts";

/** One's own profile. Anybody else's is as unknown as a name that nobody has. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
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
    picture: (await findAvatars([user.id])).get(user.id) ?? null,
    countries: countries(),
    saved: url.searchParams.has("saved"),
    token: formToken(request),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const sender = context.get(currentUserContext) ?? (await logInFirst(context, pathOf(params.username)));
  const user = ownProfile(params.username, sender);
  const form = await readUpload(request);
  if (!form.ok) return pictureRefused(form.refusal);
  const values = Object.fromEntries(profileFields.map((name) => [name, typed(form.value, name)]));
  const ours = checkFormToken(request, form.value);
  if (!ours.ok) {
    const { message, status } = ours.refusal;
    return data<Answer>({ values, errors: {}, refusal: message }, { status });
  }
  if (form.value.get("intent") === pictureIntent) {
    const changed = await changePicture(user.id, form.value);
    return changed.ok ? redirect(`${pathOf(user.username)}?saved=1`, 303) : pictureRefused(changed.refusal);
  }
  const changed = await changeProfile({ userId: user.id, fields: values, now: new Date() });
  if (!changed.ok) return data<Answer>({ values, errors: changed.errors }, { status: 422 });
  return redirect(`${pathOf(user.username)}?saved=1`, 303);
}

/** `values` are null where it was not they that were sent. */
type Answer = {
  values: Record<string, string> | null;
  errors: ProfileErrors;
  refusal?: string;
  pictureRefusal?: string;
};

const pictureIntent = "picture";

async function changePicture(userId: string, form: FormData): Promise<Outcome<unknown>> {
  const wish = await readAvatarWish(form);
  if (!wish.ok) return wish;
  const now = new Date();
  if (wish.value.kind === "change") return changeAvatar(userId, wish.value.bytes, now);
  return wish.value.kind === "remove" ? removeAvatar(userId, now) : done(null);
}

function pictureRefused({ message, status }: Refusal) {
  return data<Answer>({ values: null, errors: {}, pictureRefusal: message }, { status });
}

function ownProfile(username: string, user: CurrentUser | null): CurrentUser {
  if (!user) throw redirect(`/account/login/?next=${encodeURIComponent(pathOf(username))}`, 303);
  if (username.toLowerCase() !== user.username.toLowerCase()) throw data(null, { status: 404 });
  return user;
}

function pathOf(username: string): string {
  return `/profile/${encodeURIComponent(username)}/`;
}

export const shouldRevalidate = afterEveryAction;

export function meta({ matches }: Route.MetaArgs) {
  return [pageTitle("Your profile", matches), { name: "robots", content: "noindex" }];
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { username, email, values, token, saved, picture } = loaderData;
  const sent = useNavigation().formData?.get("intent");
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
        These two are how you log in. Your email, your password and the second step are changed under{" "}
        <Link to="/account/security">Log-in and security</Link>, where you can also take your data with you.
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
      <section className={styles.form} aria-labelledby="picture">
        <h2 id="picture" className={styles.heading}>
          How others see you
        </h2>
        <Form method="post" encType="multipart/form-data" className={styles.picture}>
          <input type="hidden" name="csrfmiddlewaretoken" value={token} />
          {/* A picture that was kept leaves the field empty again. */}
          <AvatarField key={picture} current={picture} error={actionData?.pictureRefusal ?? null} />
          <Button type="submit" name="intent" value={pictureIntent} pending={sent === pictureIntent}>
            Save the picture
          </Button>
        </Form>
      </section>
    </div>
  );
}
