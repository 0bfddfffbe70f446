import { data } from "react-router";
import { z } from "zod";

import { asUser, openForm } from "#app/accounts/sign-in/require-user.server.ts";
import { cancelBooking } from "#app/bookings/cancel-booking.server.ts";
import { loadOneChat } from "#app/bookings/pages/load-one-chat.server.ts";
import { moveChat } from "#app/bookings/slots/choose-time.server.ts";
import { changeHoursBefore } from "#app/bookings/slots/slot-limits.ts";
import { TimeChoice } from "#app/bookings/slots/time-choice.tsx";
import { noFields } from "#app/forms/fields.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/one-chat.ts";

/** 404 for somebody else's chat, as for an unknown one. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { user, token } = openForm({ request, url, context });
  const chat = await loadOneChat({ bookingId: params.bookingId, request, url, user, now: new Date() });
  if (!chat) throw data(null, { status: 404 });
  return { token, chat, success: ownEntry(doneMessages, url.searchParams.get("done")) };
}

export const action = formAction(asUser, (on) => ({
  move: on({
    schema: z.object({ slot: z.string().default("") }),
    run: ({ fields: { slot }, who: { id: userId }, params, now }) =>
      moveChat({ bookingId: params["bookingId"] ?? "", userId, slot, now }),
  }),
  cancel: on({
    schema: noFields,
    run: ({ who: { id: userId }, params, now }) =>
      cancelBooking({ bookingId: params["bookingId"] ?? "", userId, now }),
  }),
}));

const doneMessages: Record<string, string> = {
  booked: "Your Free Consultation Session has been Booked. We have sent you an email with the calendar file.",
  move: "The time is set. We have sent you an email with the calendar file.",
  cancel: "Your free chat is cancelled.",
};

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Your free chat");

export default function OneChat({ loaderData: { chat, success } }: Route.ComponentProps) {
  return (
    <div className="page stack-8">
      <PageHeading
        title="Your free chat"
        intro={`Five minutes on WhatsApp about “${chat.heading}”.`}
        back={{ to: "/account/dashboard/#free-chats", label: "Your dashboard" }}
      />
      <AnswerSummary success={success} />
      <div className="stack-3 measure">
        <p className="row">
          <Badge tone={chat.tone}>{chat.state}</Badge>
          {chat.when && <strong>{chat.when}</strong>}
        </p>
        {chat.nextStep && <p>{chat.nextStep}</p>}
        <p className="row">
          {chat.chatHref && (
            <a href={chat.chatHref} target="_blank" rel="noreferrer" className="text-link">
              <Icon name="chat" /> Chat Now<span className="visually-hidden"> on WhatsApp, in a new tab</span>
            </a>
          )}
          {chat.calendarHref && (
            <a href={chat.calendarHref} className="text-link" download>
              <Icon name="calendar" /> Calendar file
            </a>
          )}
        </p>
      </div>
      {chat.tooLate && (
        <p className="measure">
          A free chat can be moved or cancelled until {changeHoursBefore} hours before it begins. If you
          cannot be there, write to us on WhatsApp.
        </p>
      )}
      {chat.offered && <ChooseTime chat={chat} offered={chat.offered} />}
      {chat.changeable && (
        <div className="measure">
          <Disclosure summary="Cancel this chat">
            <PostForm intent="cancel" className="stack-3">
              <p>We will not write to you then. You can book another chat at any time.</p>
              <p>
                <SubmitButton variant="danger">Cancel Chat</SubmitButton>
              </p>
            </PostForm>
          </Disclosure>
        </div>
      )}
      {!chat.changeable && !chat.tooLate && (
        <p>
          <LinkButton to={chat.bookHref}>Book another free chat</LinkButton>
        </p>
      )}
    </div>
  );
}

type Chat = Route.ComponentProps["loaderData"]["chat"];

function ChooseTime({ chat, offered }: { chat: Chat; offered: NonNullable<Chat["offered"]> }) {
  const heading = chat.hasTime ? "Move it to another time" : "Choose a time";
  return (
    <section aria-labelledby="choose-time" className="stack-4 measure">
      <h2 id="choose-time">{heading}</h2>
      {offered.days.length === 0 ? (
        <p>No time is free at the moment. A counsellor sets one with you on WhatsApp.</p>
      ) : (
        <PostForm intent="move" className="stack-4">
          <TimeChoice offered={offered} />
          <SubmitButton variant={chat.hasTime ? "plain" : "action"}>
            {chat.hasTime ? "Move to this time" : "Book this time"}
          </SubmitButton>
        </PostForm>
      )}
    </section>
  );
}
