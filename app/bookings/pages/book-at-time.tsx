import { href, redirect } from "react-router";
import { z } from "zod";

import { asUser, requireUser } from "#app/accounts/sign-in/require-user.server.ts";
import { chatFields } from "#app/bookings/booking-fields.server.ts";
import styles from "#app/bookings/booking-form.module.css";
import { formConsent } from "#app/bookings/consent-text.ts";
import { ContactFields } from "#app/bookings/contact-fields.tsx";
import { customerZone } from "#app/bookings/customer-zone.server.ts";
import { findOpenBooking } from "#app/bookings/find-booking.server.ts";
import { loadContactFields } from "#app/bookings/load-contact-fields.server.ts";
import { bookChatAt } from "#app/bookings/slots/choose-time.server.ts";
import { offerTimes } from "#app/bookings/slots/offer-times.server.ts";
import { TimeChoice } from "#app/bookings/slots/time-choice.tsx";
import { findServiceSlug } from "#app/catalog/find-service-slug.ts";
import { servicePath } from "#app/catalog/metadata.ts";
import { readTimeZone } from "#app/currencies/currency-cookie.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { formToken } from "#app/forms/form-token.server.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/book-at-time.ts";

/** A service with an open chat has its page, where the time can be chosen or moved. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireUser({ url, context }, url.pathname + url.search);
  const service = findServiceSlug(url.searchParams.get("service") ?? "");
  const open = service && (await findOpenBooking(db, user.id, service));
  if (open) throw redirect(href("/account/bookings/:bookingId", { bookingId: open.id }), 303);
  const timeZone = customerZone(readTimeZone(request.headers.get("cookie")), user.country);
  const [form, offered] = await Promise.all([
    loadContactFields({ service, request, user }),
    offerTimes(db, { customerId: user.id, timeZone, url, now: new Date() }),
  ]);
  return {
    token: formToken(request),
    form,
    offered,
    back: service
      ? { to: `${servicePath(service)}#free-chat`, label: "Back to the service" }
      : { to: "/service/", label: "Services" },
  };
}

export const action = formAction(asUser, (on) => ({
  book_chat_at: on({
    schema: chatFields.extend({ slot: z.string().default("") }),
    run: async ({ fields, who: { id: userId }, request, now }) => {
      const booked = await bookChatAt({
        ...fields,
        userId,
        consentText: formConsent(env().SITE_NAME),
        timeZone: readTimeZone(request.headers.get("cookie")),
        now,
      });
      return leadTo(
        booked,
        ({ id: bookingId }) => `${href("/account/bookings/:bookingId", { bookingId })}?done=booked`,
      );
    },
  }),
}));

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Free chat: choose a time");

export default function BookAtTime({ loaderData: { form, offered, back } }: Route.ComponentProps) {
  return (
    <div className="page stack-8">
      <PageHeading
        title="Choose a time for your free chat"
        intro="Five minutes on WhatsApp with a counsellor. Nothing is sold in the chat."
        back={back}
      />
      <AnswerSummary />
      {offered.days.length === 0 ? (
        <EmptyState
          picture="boat"
          heading="No time is free at the moment"
          action={<LinkButton to={back.to}>{back.label}</LinkButton>}
        >
          Leave your WhatsApp number on the page of a service, and a counsellor sets a time with you.
        </EmptyState>
      ) : (
        <PostForm intent="book_chat_at" className="stack-6 measure">
          <TimeChoice offered={offered} />
          <div className={`stack-4 ${styles.contact}`}>
            <ContactFields form={form} />
          </div>
          <CheckboxField label={form.consentText} name="consent" value="1" required />
          <SubmitButton wide variant="action">
            Book Free Chat
          </SubmitButton>
        </PostForm>
      )}
    </div>
  );
}
