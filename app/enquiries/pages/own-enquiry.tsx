import { randomUUID } from "node:crypto";

import { data } from "react-router";
import { z } from "zod";

import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { asUser, openForm } from "#app/accounts/sign-in/require-user.server.ts";
import { zoneNote } from "#app/bookings/chat-time.ts";
import { customerZone } from "#app/bookings/customer-zone.server.ts";
import { readTimeZone } from "#app/currencies/currency-cookie.ts";
import { kindLabels, stateLabels, stateTones, textLength } from "#app/enquiries/enquiry.ts";
import { EnquiryThread, type ThreadMessage } from "#app/enquiries/enquiry-thread.tsx";
import { findOwnEnquiry } from "#app/enquiries/find-enquiry.server.ts";
import { listReplies } from "#app/enquiries/list-replies.server.ts";
import styles from "#app/enquiries/pages/own-enquiry.module.css";
import { writeAgain } from "#app/enquiries/write-again.server.ts";
import { hidden } from "#app/forms/fields.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { SendKey } from "#app/forms/sent-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { weekdayDate } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { timeFormat } from "#app/platform/zone-formats.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { TextAreaField } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/own-enquiry.ts";

export async function loader({ request, url, context, params }: Route.LoaderArgs) {
  const { user, token } = openForm({ request, url, context });
  const enquiry = await findOwnEnquiry(db, params.reference, user.id);
  if (!enquiry) throw data(null, { status: 404 });
  const replies = await listReplies(db, enquiry.reference);
  const names = await namePeople(
    db,
    replies.map(({ authorId }) => authorId),
  );
  const zone = customerZone(readTimeZone(request.headers.get("cookie")), user.country);
  const at = (moment: Date) => ({ at: moment.toISOString(), when: timeFormat(zone).format(moment) });
  const { reference, kind, state, replyBy, createdAt, text } = enquiry;
  const messages: ThreadMessage[] = [
    { key: "first", author: "You", ours: true, ...at(createdAt), text },
    ...replies.map((reply) => ({
      key: String(reply.id),
      author: reply.fromDesk ? (names.get(reply.authorId)?.firstName ?? "Your answer") : "You",
      ours: !reply.fromDesk,
      ...at(reply.sentAt),
      text: reply.text,
    })),
  ];
  return {
    reference,
    about: kindLabels[kind],
    state,
    promise: state === "open" ? `We answer by ${weekdayDate(replyBy)}.` : null,
    messages,
    zoneNote: zoneNote(new Date(), zone),
    sendKey: randomUUID(),
    token,
    sent: url.searchParams.get("done") === "again",
  };
}

export const action = formAction(asUser, (on) => ({
  again: on({
    schema: z.object({ text: hidden, send_key: hidden }),
    run: ({ fields: { text, send_key: sendKey }, who: { id: userId }, params, now }) =>
      writeAgain({ userId, reference: params["reference"] ?? "", text, sendKey, now }),
  }),
}));

export const shouldRevalidate = afterEveryAction;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return unlistedPage(loaderData ? `Your message ${loaderData.reference}` : "Your message", matches);
}

export default function OwnEnquiry({ loaderData }: Route.ComponentProps) {
  const { reference, about, state, promise, messages, sendKey, sent } = loaderData;
  return (
    <div className={`page stack-6 ${styles.page}`}>
      <PageHeading
        title={
          <>
            Your message <span className="one-piece">{reference}</span>
          </>
        }
        intro={about}
        back={{ to: "/account/messages", label: "Your messages to us" }}
      />
      <p className="row">
        <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
        {promise && <span>{promise}</span>}
      </p>
      <AnswerSummary success={sent ? "Your message is sent." : null} />
      <p className="note">{loaderData.zoneNote}</p>
      <EnquiryThread messages={messages} />
      <section className="stack-4" aria-labelledby="again">
        <h2 id="again">Write again</h2>
        {/* A new key empties the form once sent. */}
        <PostForm key={messages.length} intent="again" className={`stack-4 ${styles.form}`}>
          <SendKey value={sendKey} />
          <TextAreaField
            label="Your message"
            name="text"
            rows={5}
            required
            maxLength={textLength.max}
            hint={state === "open" ? undefined : "It is open again once you send this."}
          />
          <SubmitButton>Send Message</SubmitButton>
        </PostForm>
      </section>
    </div>
  );
}
