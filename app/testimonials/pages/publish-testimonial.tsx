import { href, Link, redirect } from "react-router";
import { z } from "zod";

import { avatarFormTooLarge } from "#app/accounts/avatar/avatar-file.ts";
import { logInPath } from "#app/accounts/log-in-path.ts";
import { findAvatars } from "#app/accounts/avatar/find-avatars.server.ts";
import { avatarFields, readAvatarChange } from "#app/accounts/avatar/read-avatar-change.server.ts";
import { usePreview } from "#app/forms/post-form.tsx";
import { noFields } from "#app/forms/fields.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { formToken } from "#app/forms/form-token.server.ts";
import { findService } from "#app/catalog/find-service.server.ts";
import { servicePath } from "#app/catalog/metadata.ts";
import { contentSettings } from "#app/content/content-settings.server.ts";
import { hasPurchased } from "#app/orders/has-purchased.server.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import styles from "#app/testimonials/pages/publish-testimonial.module.css";
import { RemoveTestimonialForm } from "#app/testimonials/pages/remove-testimonial-form.tsx";
import { TestimonialForm } from "#app/testimonials/pages/testimonial-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { logInFirst } from "#app/accounts/ended-form.server.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { findTestimonial } from "#app/testimonials/list-testimonials.server.ts";
import { publishTestimonial, removeTestimonial } from "#app/testimonials/publish-testimonial.server.ts";
import { starsField } from "#app/testimonials/testimonial-fields.ts";
import { notPremium, readDetails, shownName } from "#app/testimonials/testimonial.ts";
import { Alert } from "#app/ui/alert.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/publish-testimonial.ts";

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const service = await findService(params.slug);
  if (!service) throw redirect("/error");
  const user = context.get(currentUserContext);
  if (!user) throw redirect(logInFor(service.slug));
  const [premium, earlier, avatars, content] = await Promise.all([
    hasPurchased(user.id),
    findTestimonial(user.id, service.slug),
    findAvatars([user.id]),
    contentSettings(),
  ]);
  return {
    heading: service.heading,
    path: servicePath(service.slug),
    premium,
    earlier: earlier?.details ?? null,
    stars: earlier?.stars ?? null,
    stateText: stateTextOf(earlier),
    isModerated: content.site.moderateTestimonials,
    shownAs: shownName(user),
    avatar: avatars.get(user.id) ?? null,
    showStars: content.site.showFixedStars,
    done: url.searchParams.has("published")
      ? ("published" as const)
      : url.searchParams.has("removed")
        ? ("removed" as const)
        : null,
    token: formToken(request),
  };
}

export const action = formAction(
  async ({ params: { slug = "" }, context }) => {
    const service = await findService(slug);
    if (!service) throw redirect("/error");
    const path = pathFor(service.slug);
    const user = context.get(currentUserContext) ?? (await logInFirst(context, path));
    return { user, service: service.slug, path };
  },
  (on) => ({
    publish: on({
      schema: z.object({ ...detailsField, stars: starsField, ...avatarFields.shape }),
      async run({ fields: { details, stars, ...picture }, who: { path, ...who }, now }) {
        const avatar = await readAvatarChange(picture);
        if (!avatar.ok) return avatar;
        const published = await publishTestimonial({ ...who, details, stars, avatar: avatar.value, now });
        return leadTo(published, () => `${path}?published=1`);
      },
    }),
    preview: on({
      schema: z.object(detailsField),
      async run({ fields: { details }, who: { user } }) {
        const read = (await hasPurchased(user.id)) ? readDetails(details) : notPremium;
        return read.ok ? { preview: { text: read.value } } : read;
      },
    }),
    remove: on({
      schema: noFields,
      async run({ who: { user, service, path } }) {
        await removeTestimonial(user.id, service);
        return redirect(`${path}?removed=1`, 303);
      },
    }),
  }),
  { tooLarge: avatarFormTooLarge },
);

/** Null for one that everybody sees, or none. */
function stateTextOf(earlier: Awaited<ReturnType<typeof findTestimonial>>): string | null {
  if (earlier?.state === "waiting") return "Your testimonial shows as soon as we have looked at it.";
  if (earlier?.state === "hidden") return `We have hidden your testimonial: ${earlier.hiddenReason}`;
  return null;
}

const detailsField = { details: z.string().default("") };

function pathFor(slug: string): string {
  return `${href("/service/publish-testimonial/:slug", { slug })}/`;
}

function logInFor(slug: string): string {
  return logInPath(pathFor(slug));
}

export const shouldRevalidate = afterEveryAction;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return unlistedPage(`Write a testimonial: ${loaderData?.heading}`, matches);
}

export default function PublishTestimonial({ loaderData, actionData }: Route.ComponentProps) {
  const { heading, path, premium, earlier } = loaderData;
  const preview = usePreview<{ text: string }>();
  return (
    <div className={`page stack-6 ${styles.page}`}>
      <PageHeading
        title="Write a Testimonial"
        intro="What should others know before buying this?"
        back={{ to: path, label: heading }}
      />
      {!actionData && <Done what={loaderData.done} isShown={loaderData.stateText === null} path={path} />}
      <AnswerSummary />
      {loaderData.stateText && <p className="measure">{loaderData.stateText}</p>}
      {!premium && (
        <p id="testimonial-why" className="muted measure">
          {notPremium.refusal.message}
        </p>
      )}
      {/* A new key resets the fields to what is saved. */}
      <TestimonialForm
        key={`${earlier} ${loaderData.avatar}`}
        page={loaderData}
        preview={preview?.text ?? null}
      />
      {earlier !== null && <RemoveTestimonialForm heading={heading} />}
    </div>
  );
}

type DoneProps = { what: "published" | "removed" | null; isShown: boolean; path: string };

function Done({ what, isShown, path }: DoneProps) {
  if (what === null) return null;
  if (what === "published" && !isShown) return <Alert tone="success">Your testimonial is sent.</Alert>;
  return (
    <Alert tone="success">
      {what === "published" ? (
        <p>
          Your testimonial is published. <Link to={`${path}#testimonials`}>See it on the page</Link>
        </p>
      ) : (
        <p>Your testimonial is removed.</p>
      )}
    </Alert>
  );
}
