import { Form, href, Link } from "react-router";
import { z } from "zod";

import { listServices } from "#app/catalog/find-service.server.ts";
import { isServiceSlug } from "#app/catalog/find-service-slug.ts";
import { UserId } from "#app/platform/ids.ts";
import { listTestimonialsAtDesk } from "#app/testimonials/desk/list-testimonials-at-desk.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { removeTestimonialAtDesk } from "#app/testimonials/remove-testimonial.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { Button } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { ReasonForm } from "#app/desk/reason-form.tsx";
import { reasonText } from "#app/desk/reason.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";

import type { Route } from "./+types/testimonials.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
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
      href: seesCustomers ? href("/staff/customers/:userId", { userId: one.userId }) : null,
      details: one.details,
      at: shortTime(one.createdAt, member.timeZone),
      seen: one.createdAt.toISOString(),
    })),
    moreHref: next && `?${new URLSearchParams({ ...(service && { service }), after: next })}`,
    service: service ?? "",
    services: services.map(({ slug, heading }) => ({ value: slug, label: heading })),
    mayRemove: mayEver(member.role, "remove_testimonial"),
    timeZone: member.timeZone,
    success: url.searchParams.get("done") === "remove_testimonial",
  };
}

export const action = formAction(asStaff("remove_testimonial"), (on) => ({
  remove_testimonial: on({
    schema: z.object({
      user: UserId.default(UserId.parse("")),
      service: z.string().default(""),
      seen: z.string().default(""),
      reason: reasonText,
    }),
    async run({ fields: { user: userId, ...about }, who: { member }, url, now }) {
      const back = new URLSearchParams(url.searchParams);
      back.set("done", "remove_testimonial");
      const outcome = await removeTestimonialAtDesk({ member, userId, ...about, now });
      return leadTo(outcome, () => `${href("/staff/catalogue/testimonials")}?${back}`);
    },
  }),
}));

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Testimonials");

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const { testimonials, moreHref, mayRemove, timeZone, success } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Testimonials"
        intro={`What customers say, newest first. Times are those of ${timeZone}.`}
        back={{ to: "/staff/catalogue", label: "Catalogue" }}
      />
      <AnswerSummary success={success ? "The testimonial is removed. It is on no page any more." : null} />
      <Narrow key={loaderData.service} loaderData={loaderData} />
      {testimonials.length === 0 && <p className="note">There is nothing here.</p>}
      {testimonials.map((one) => (
        <Testimonial key={one.id} testimonial={one} mayRemove={mayRemove} />
      ))}
      <PageLinks links={[{ href: moreHref, label: "Older" }]} />
    </div>
  );
}

function Narrow({ loaderData: { service, services } }: Pick<Route.ComponentProps, "loaderData">) {
  return (
    <Form method="get" action="/staff/catalogue/testimonials" className={`stack-4 ${styles.form}`}>
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

type TestimonialProps = {
  mayRemove: boolean;
  testimonial: Route.ComponentProps["loaderData"]["testimonials"][number];
};

function Testimonial({
  testimonial: { id, userId, service, heading, name, href, details, at, seen },
  mayRemove,
}: TestimonialProps) {
  return (
    <article className={styles.item} aria-labelledby={`about-${id}`}>
      <h2 id={`about-${id}`}>{heading}</h2>
      <p className="note">
        {href ? <Link to={href}>{name}</Link> : name}, {at}
      </p>
      <blockquote className="keep-lines measure">{details}</blockquote>
      {mayRemove && (
        <ReasonForm
          intent="remove_testimonial"
          about={{ user: userId, service, seen }}
          label="Remove this testimonial"
        >
          It goes from every page at once. What it said is not kept.
        </ReasonForm>
      )}
    </article>
  );
}
