import { href, Link } from "react-router";
import { z } from "zod";

import { settingsOfServer } from "#app/content/content-settings.server.ts";
import { switchFields } from "#app/content/switch-fields.ts";
import { changeSwitch } from "#app/content/change-switch.server.ts";
import { type Switch, SwitchForm } from "#app/content/switch-form.tsx";
import { listSwitches } from "#app/content/keep-claim-settings.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { utcDay } from "#app/platform/dates.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { TestimonialArticle } from "#app/testimonials/desk/testimonial-article.tsx";
import { EnterForm } from "#app/testimonials/desk/testimonial-forms.tsx";
import {
  enterTestimonial,
  eraseEntered,
  type Moderation,
  moderateTestimonial,
} from "#app/testimonials/moderate-testimonial.server.ts";
import type { WrittenTestimonial } from "#app/testimonials/page-testimonials.server.ts";
import {
  aboutFields,
  answerFields,
  enterFields,
  eraseFields,
  featureFields,
  hideFields,
} from "#app/testimonials/testimonial-fields.ts";

import { listServices } from "#app/catalog/find-service.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { listTestimonialsAtDesk } from "#app/testimonials/desk/list-testimonials-at-desk.server.ts";
import { stateTexts } from "#app/testimonials/desk/testimonial-states.ts";
import { testimonialsList } from "#app/testimonials/desk/testimonials-list.ts";
import { type ListFilter, optionsOf } from "#app/desk/list/list-filters.tsx";
import { ListFrame, ListTools } from "#app/desk/list/list-frame.tsx";
import { readListQuery } from "#app/desk/list/list-query.ts";
import { listView } from "#app/desk/list/list-view.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { removeTestimonialAtDesk } from "#app/testimonials/remove-testimonial.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { reasonText } from "#app/desk/reason.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";

import type { Route } from "./+types/testimonials.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_testimonials");
  const query = readListQuery(testimonialsList, url.searchParams);
  const turn = { after: query.after, before: query.before, size: 25 };
  const { rows, previous, next } = valueOrStatus(await listTestimonialsAtDesk(member, query, turn));
  const [list, switches, services] = await Promise.all([
    listView(testimonialsList, query, { member, previous, next }),
    listSwitches(),
    listServices(),
  ]);
  const headingOf = new Map<string, string>(services.map(({ slug, heading }) => [slug, heading]));
  const seesCustomers = mayEver(member.role, "see_customers");
  return {
    list,
    testimonials: rows.map((one) => ({
      id: one.id,
      userId: one.userId,
      service: one.service,
      heading: headingOf.get(one.service) ?? one.service,
      name: one.shownName,
      href: seesCustomers && one.userId ? href("/staff/customers/:userId", { userId: one.userId }) : null,
      details: one.details,
      at: shortTime(one.createdAt, member.timeZone),
      seen: one.createdAt.toISOString(),
      state: one.state,
      stateText: stateTextOf(one),
      answer: one.answer,
      consent: one.consent,
      isFeatured: one.featuredAt !== null,
    })),
    today: utcDay(new Date()),
    mayModerate: mayEver(member.role, "moderate_testimonial"),
    mayEnter: mayEver(member.role, "enter_testimonial"),
    moderation: {
      key: "moderate_testimonials",
      label: "A new testimonial",
      isOn: switches.get("moderate_testimonials") ?? null,
      server: settingsOfServer().moderateTestimonials,
      words: { on: "Shown after a look", off: "Shown at once" },
    } satisfies Switch,
    maySwitch: mayEver(member.role, "edit_claims"),
    services: services.map(({ slug, heading }) => ({ value: slug, label: heading })),
    mayRemove: mayEver(member.role, "remove_testimonial"),
    timeZone: member.timeZone,
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

function stateTextOf({ state, hiddenReason, featuredAt, enteredBy }: WrittenTestimonial): string {
  const stands = state === "hidden" ? `Hidden: ${hiddenReason}` : stateTexts[state];
  return [stands, featuredAt && "Featured", enteredBy && "Entered here"].filter(Boolean).join(". ");
}

const doneMessages: Record<string, string> = {
  remove_testimonial: "The testimonial is removed. It is on no page any more.",
  publish: "The testimonial is published.",
  hide: "The testimonial is hidden. It is on no page any more.",
  answer: "The answer is saved.",
  feature: "It is saved. Featured testimonials come first.",
  enter: "The testimonial is entered, and shown.",
  switch: "The setting is kept.",
};

export const action = formAction(asStaff("see_testimonials"), (on) => {
  const moderate = (change: Moderation, at: Moderating) =>
    moderateTestimonial({
      member: at.who.member,
      id: at.fields.id,
      seen: at.fields.seen,
      change,
      now: at.now,
    });
  const remove = async <Value,>(outcome: Outcome<Value>, url: URL) => {
    const back = new URLSearchParams(url.searchParams);
    back.set("done", "remove_testimonial");
    return leadTo(outcome, () => `${href("/staff/catalogue/testimonials")}?${back}`);
  };
  return {
    publish: on({ schema: aboutFields, run: (at) => moderate({ to: "published" }, at) }),
    hide: on({
      schema: hideFields,
      run: (at) => moderate({ to: "hidden", reason: at.fields.reason }, at),
    }),
    answer: on({
      schema: answerFields,
      run: (at) => moderate({ to: "answered", answer: at.fields.answer }, at),
    }),
    feature: on({
      schema: featureFields,
      run: (at) => moderate({ to: "featured", featured: at.fields.featured === "yes" }, at),
    }),
    enter: on({
      schema: enterFields,
      run: ({ fields, who: { member }, now }) => enterTestimonial({ member, fields, now }),
    }),
    erase: on({
      schema: eraseFields,
      run: async ({ fields, who: { member }, url, now }) =>
        remove(await eraseEntered({ member, ...fields, now }), url),
    }),
    switch: on({
      schema: switchFields,
      run: ({ fields, who: { member }, now }) => changeSwitch({ member, ...fields, now }),
    }),
    remove_testimonial: on({
      schema: z.object({
        user: UserId.default(UserId.parse("")),
        service: z.string().default(""),
        seen: z.string().default(""),
        reason: reasonText,
      }),
      run: async ({ fields: { user: userId, ...about }, who: { member }, url, now }) =>
        remove(await removeTestimonialAtDesk({ member, userId, ...about, now }), url),
    }),
  };
});

type Moderating = { fields: { id: string; seen: string }; who: { member: Member }; now: Date };

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Testimonials");

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const { list, testimonials, timeZone, success, services, today } = loaderData;
  const { written } = list.sorting;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Testimonials"
        intro={`What customers say. Times are those of ${timeZone}.`}
        back={{ to: "/staff/catalogue", label: "Catalogue" }}
        actions={<ListTools list={list} />}
      />
      <AnswerSummary success={success} />
      <ListFrame list={list} filters={filtersOf(services)}>
        <div className="stack-8">
          {written && (
            <p>
              <Link to={written.href}>{list.isOldestFirst ? "Newest first" : "Oldest first"}</Link>
            </p>
          )}
          {testimonials.length === 0 && <p className="note">There is nothing here.</p>}
          {testimonials.map((one) => (
            <TestimonialArticle key={one.id} testimonial={one} rights={loaderData} />
          ))}
        </div>
      </ListFrame>
      {loaderData.mayEnter && <EnterForm services={services} today={today} />}
      <section aria-labelledby="moderation">
        <h2 id="moderation">When it shows</h2>
        <SwitchForm setting={loaderData.moderation} mayEdit={loaderData.maySwitch} />
      </section>
    </div>
  );
}

function filtersOf(services: { value: string; label: string }[]): ListFilter[] {
  return [
    { kind: "choice", name: "service", label: "Service", any: "Every service", options: services },
    { kind: "choice", name: "state", label: "State", any: "Every state", options: optionsOf(stateTexts) },
    { kind: "day", name: "from", label: "Written from" },
    { kind: "day", name: "until", label: "Written until" },
  ];
}
