import { data, href, Link, redirect } from "react-router";
import { z } from "zod";

import { avatarFormTooLarge } from "#app/accounts/avatar/avatar-file.ts";
import { logInPath } from "#app/accounts/log-in-path.ts";
import { AvatarField } from "#app/accounts/avatar/avatar-field.tsx";
import { changeAvatar, removeAvatar } from "#app/accounts/avatar/change-avatar.server.ts";
import { changeProfile } from "#app/accounts/profile/change-profile.server.ts";
import { findAvatars } from "#app/accounts/avatar/find-avatars.server.ts";
import { avatarFields, readAvatarChange } from "#app/accounts/avatar/read-avatar-change.server.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { formToken } from "#app/forms/form-token.server.ts";
import { PostForm, useIsRefused } from "#app/forms/post-form.tsx";
import { ProfileForm } from "#app/accounts/profile/profile-form.tsx";
import { countries } from "#app/currencies/countries.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { type CurrentUser, currentUserContext } from "#app/platform/request-context.ts";
import styles from "#app/accounts/pages/profile.module.css";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { logInFirst } from "#app/accounts/ended-form.server.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

import type { Route } from "./+types/profile.ts";

/** 404 for somebody else's profile, as for an unknown name. */
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

export const action = formAction(
  async ({ params: { username = "" }, context }) =>
    ownProfile(username, context.get(currentUserContext) ?? (await logInFirst(context, pathOf(username)))),
  (on) => ({
    details: on({
      schema: z.object({
        first_name: z.string().default(""),
        last_name: z.string().default(""),
        mobile: z.string().default(""),
        country: z.string().default(""),
      }),
      run: async ({ fields, who: { id, username }, now }) =>
        leadTo(await changeProfile({ userId: id, fields, now }), () => savedPath(username)),
    }),
    picture: on({
      schema: avatarFields,
      run: async ({ fields, who: { id, username }, now }) =>
        leadTo(await changePicture(id, fields, now), () => savedPath(username)),
    }),
  }),
  { tooLarge: avatarFormTooLarge },
);

async function changePicture(
  userId: UserId,
  fields: z.output<typeof avatarFields>,
  now: Date,
): Promise<Outcome<unknown>> {
  const change = await readAvatarChange(fields);
  if (!change.ok) return change;
  if (change.value.kind === "change") return changeAvatar(userId, change.value.bytes, now);
  return change.value.kind === "remove" ? removeAvatar(userId, now) : done(null);
}

function ownProfile(username: string, user: CurrentUser | null): CurrentUser {
  if (!user) throw redirect(logInPath(pathOf(username)), 303);
  if (username.toLowerCase() !== user.username.toLowerCase()) throw data(null, { status: 404 });
  return user;
}

function pathOf(username: string): string {
  return `${href("/profile/:username", { username })}/`;
}

function savedPath(username: string): string {
  return `${pathOf(username)}?saved=1`;
}

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Your profile");

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { username, email, values, saved, picture } = loaderData;
  return (
    <div className={`page stack-6`}>
      <PageHeading title="Your profile" intro="What we know about you, and how we reach you." />
      {/* The details form shows its own problems. */}
      {!useIsRefused("details") && <AnswerSummary success={saved ? "Your profile is saved." : null} />}
      <dl className={`row ${styles.fixed}`}>
        <div>
          <dt>Username</dt>
          <dd>{username}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      <p className="muted measure">
        These two are how you log in. Your email, your password and the second step are changed under{" "}
        <Link to="/account/security">Log-in and security</Link>, where you can also take your data with you.
      </p>
      <section className={`stack-6 ${styles.form}`} aria-labelledby="details">
        <h2 id="details" className="step-3">
          Your details
        </h2>
        <ProfileForm key={Object.values(values).join(" ")} countries={loaderData.countries} values={values} />
      </section>
      <section className={`stack-6 ${styles.form}`} aria-labelledby="picture">
        <h2 id="picture" className="step-3">
          How others see you
        </h2>
        <PostForm
          intent="picture"
          encType="multipart/form-data"
          noValidate={false}
          className={`stack-5 ${styles.picture}`}
        >
          <AvatarField key={picture} current={picture} />
          <SubmitButton>Save the picture</SubmitButton>
        </PostForm>
      </section>
    </div>
  );
}
