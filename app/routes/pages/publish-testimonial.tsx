import { data, Form, Link, redirect, useNavigation } from "react-router";

import { checkFormToken, formToken } from "#app/accounts/form-token.server.ts";
import { findService } from "#app/catalog/find-service.server.ts";
import { servicePath } from "#app/catalog/metadata.ts";
import { hasPurchased } from "#app/orders/has-purchased.server.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import styles from "#app/routes/pages/publish-testimonial.module.css";
import { findTestimonial } from "#app/testimonials/list-testimonials.server.ts";
import { publishTestimonial } from "#app/testimonials/publish-testimonial.server.ts";
import { detailsMax, detailsMin, notPremium, shownName } from "#app/testimonials/testimonial.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageTitle } from "#app/routes/shell/page-title.ts";
import { readForm } from "#app/routes/shell/read-form.server.ts";

import type { Route } from "./+types/publish-testimonial.ts";

/** Where a customer writes about a service. Everyone signed in may read the page; premium customers may write. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const service = await findService(params.slug);
  if (!service) throw redirect("/error");
  const user = context.get(currentUserContext);
  if (!user) throw redirect(logInFor(service.slug));
  const [premium, earlier] = await Promise.all([
    hasPurchased(user.id),
    findTestimonial(user.id, service.slug),
  ]);
  return {
    heading: service.heading,
    path: servicePath(service.slug),
    premium,
    earlier,
    shownAs: shownName(user),
    published: url.searchParams.has("published"),
    token: formToken(request),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const service = await findService(params.slug);
  if (!service) throw redirect("/error");
  const user = context.get(currentUserContext);
  if (!user) throw redirect(logInFor(service.slug), 303);
  const form = await readForm(request);
  const written = form.get("details");
  const details = typeof written === "string" ? written : "";
  const ours = checkFormToken(request, form);
  const published = ours.ok
    ? await publishTestimonial({ user, service: service.slug, details, now: new Date() })
    : ours;
  if (published.ok) throw redirect(`${pathFor(service.slug)}?published=1`, 303);
  const { message, status, field } = published.refusal;
  return data({ details, message, isField: field === "details" }, { status });
}

function pathFor(slug: string): string {
  return `/service/publish-testimonial/${slug}/`;
}

function logInFor(slug: string): string {
  return `/account/login/?next=${encodeURIComponent(pathFor(slug))}`;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [
    pageTitle(`Write a testimonial: ${loaderData?.heading}`, matches),
    { name: "robots", content: "noindex" },
  ];
}

export default function PublishTestimonial({ loaderData, actionData }: Route.ComponentProps) {
  const { heading, path, premium } = loaderData;
  const published = loaderData.published && !actionData;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title="Write a Testimonial"
        intro={`What should others know who think of buying “${heading}”?`}
        back={{ to: path, label: heading }}
      />
      {published && (
        <Alert tone="success">
          <p>
            Your testimonial is published. <Link to={`${path}#testimonials`}>See it on the page</Link>
          </p>
        </Alert>
      )}
      {actionData && !actionData.isField && <Alert tone="danger">{actionData.message}</Alert>}
      {!premium && (
        <p id="testimonial-why" className={styles.why}>
          {notPremium.refusal.message}
        </p>
      )}
      <TestimonialForm page={loaderData} answer={actionData ?? null} />
    </div>
  );
}

type FormProps = {
  page: Route.ComponentProps["loaderData"];
  answer: { details: string; message: string; isField: boolean } | null;
};

function TestimonialForm({ page, answer }: FormProps) {
  const busy = useNavigation().state === "submitting";
  const { premium, earlier, shownAs, token } = page;
  const length = `${detailsMin} to ${detailsMax.toLocaleString("en")} characters, plain text.`;
  const replaces = earlier === null ? "" : " It takes the place of the one below.";
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <fieldset
        className={styles.fields}
        disabled={!premium}
        aria-describedby={premium ? undefined : "testimonial-why"}
      >
        <TextAreaField
          label="Your testimonial"
          name="details"
          rows={8}
          required
          minLength={detailsMin}
          maxLength={detailsMax}
          defaultValue={answer?.details ?? earlier ?? ""}
          hint={`${length} It is shown at once, and your name as “${shownAs}”.${replaces}`}
          error={answer?.isField ? answer.message : null}
        />
        <Button type="submit" variant="action" pending={busy}>
          Publish
        </Button>
      </fieldset>
    </Form>
  );
}
