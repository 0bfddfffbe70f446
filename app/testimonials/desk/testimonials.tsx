import { data, Form, Link, redirect } from "react-router";

import { formToken } from "#app/forms/form-token.server.ts";
import { listServices } from "#app/catalog/find-service.server.ts";
import { isServiceSlug } from "#app/catalog/slugs.ts";
import { listTestimonialsAtDesk } from "#app/testimonials/desk/list-testimonials.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { removeTestimonialAtDesk } from "#app/testimonials/remove-testimonial.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { AnswerAlert } from "#app/desk/answer-alert.tsx";
import { ReasonForm } from "#app/desk/reason-form.tsx";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { readStaffForm } from "#app/desk/staff-form.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { pageTitle } from "#app/http/page-title.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

import type { Route } from "./+types/testimonials.ts";

/** What customers say about all services or one, newest first, and the way to take it down. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_testimonials");
  const asked = url.searchParams.get("service") ?? "";
  const service = isServiceSlug(asked) ? asked : null;
  const { testimonials, next } = valueOrStatus(
    await listTestimonialsAtDesk(member, { service, after: url.searchParams.get("after") }),
  );
  const services = await listServices();
  const headingOf = new Map<string, string>(services.map(({ slug, heading }) => [slug, heading]));
  const seesCustomers = mayEver(member.role, "see_customers");
  return {
    testimonials: testimonials.map((one) => ({
      id: one.id,
      userId: one.userId,
      service: one.service,
      heading: headingOf.get(one.service) ?? one.service,
      name: one.shownName,
      href: seesCustomers ? `/staff/customers/${one.userId}` : null,
      details: one.details,
      at: shortTime(one.createdAt, member.timeZone),
      seen: one.createdAt.toISOString(),
    })),
    moreHref: next && `?${new URLSearchParams({ ...(service && { service }), after: next })}`,
    service: service ?? "",
    services: services.map(({ slug, heading }) => ({ value: slug, label: heading })),
    mayRemove: mayEver(member.role, "remove_testimonial"),
    timeZone: member.timeZone,
    said: url.searchParams.get("done") === "remove_testimonial",
    token: formToken(request),
  };
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { member } = await requireStaff(context, url, "remove_testimonial");
  const { form, ours } = await readStaffForm(request);
  const about = { userId: form.field("user"), service: form.field("service") };
  const reason = form.field("reason");
  const outcome = ours.ok
    ? await removeTestimonialAtDesk({ member, ...about, seen: form.field("seen"), reason, now: new Date() })
    : ours;
  if (!outcome.ok) {
    const { message, status } = outcome.refusal;
    return data({ ...about, message, reason }, { status });
  }
  const back = new URLSearchParams(url.searchParams);
  back.set("done", "remove_testimonial");
  throw redirect(`/staff/catalogue/testimonials?${back}`, 303);
}

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "private, no-store" });

export function meta({ matches }: Route.MetaArgs) {
  return [pageTitle("Testimonials", matches), { name: "robots", content: "noindex" }];
}

export default function Testimonials({ loaderData, actionData }: Route.ComponentProps) {
  const { testimonials, moreHref, timeZone, said } = loaderData;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title="Testimonials"
        intro={`What customers say, newest first. Times are those of ${timeZone}.`}
        back={{ to: "/staff/catalogue", label: "Catalogue" }}
      />
      <AnswerAlert
        problem={actionData}
        said={said ? "The testimonial is removed. It is on no page any more." : null}
      />
      <Narrow key={loaderData.service} loaderData={loaderData} />
      {testimonials.length === 0 && <p className={styles.quiet}>There is nothing here.</p>}
      {testimonials.map((one) => (
        <Testimonial key={one.id} testimonial={one} loaderData={loaderData} actionData={actionData} />
      ))}
      {moreHref && <LinkButton to={moreHref}>Older</LinkButton>}
    </div>
  );
}

function Narrow({ loaderData: { service, services } }: Pick<Route.ComponentProps, "loaderData">) {
  return (
    <Form method="get" action="/staff/catalogue/testimonials" className={styles.form}>
      <SelectField
        label="Service"
        name="service"
        defaultValue={service}
        placeholder="Every service"
        options={services}
      />
      <Button type="submit">Show</Button>
    </Form>
  );
}

type TestimonialProps = Pick<Route.ComponentProps, "loaderData" | "actionData"> & {
  testimonial: Route.ComponentProps["loaderData"]["testimonials"][number];
};

function Testimonial({
  testimonial: { id, userId, service, heading, name, href, details, at, seen },
  loaderData: { mayRemove, token },
  actionData,
}: TestimonialProps) {
  const isMeant = actionData?.userId === userId && actionData.service === service;
  return (
    <article className={styles.item} aria-labelledby={`about-${id}`}>
      <h2 id={`about-${id}`}>{heading}</h2>
      <p className={styles.quiet}>
        {href ? <Link to={href}>{name}</Link> : name}, {at}
      </p>
      <blockquote className={styles.quote}>{details}</blockquote>
      {mayRemove && (
        <ReasonForm
          token={token}
          intent="remove_testimonial"
          subject={{ user: userId, service, seen }}
          label="Remove this testimonial"
          problem={isMeant ? actionData : null}
        >
          It goes from every page at once. What it said is not kept.
        </ReasonForm>
      )}
    </article>
  );
}
