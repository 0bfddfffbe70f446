import { z } from "zod";

import { FactList } from "#app/desk/fact-list.tsx";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import {
  answerEnquiry,
  assignEnquiry,
  closeEnquiry,
  reopenEnquiry,
} from "#app/enquiries/desk/change-enquiry.server.ts";
import { loadEnquiry } from "#app/enquiries/desk/load-enquiry.server.ts";
import { textLength } from "#app/enquiries/enquiry.ts";
import { EnquiryThread } from "#app/enquiries/enquiry-thread.tsx";
import { hidden, orNull } from "#app/forms/fields.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { SeenVersion, SendKey } from "#app/forms/sent-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { UserId } from "#app/platform/ids.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { TextAreaField } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/enquiry.ts";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_enquiries");
  return {
    enquiry: await loadEnquiry(member, params.reference),
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

const seenFields = z.object({ version: hidden });

export const action = formAction(asStaff("answer_enquiry"), (on) => ({
  answer: on({
    schema: seenFields.extend({ text: hidden, send_key: hidden }),
    run: ({ fields: { text, send_key: sendKey, version: seen }, who: { member }, params, now }) =>
      answerEnquiry({ member, reference: params["reference"] ?? "", seen, text, sendKey, now }),
  }),
  assign: on({
    schema: seenFields.extend({ person: orNull(UserId) }),
    run: ({ fields: { person: to, version: seen }, who: { member }, params, now }) =>
      assignEnquiry({ member, reference: params["reference"] ?? "", seen, to, now }),
  }),
  close: on({
    schema: seenFields,
    run: ({ fields: { version: seen }, who: { member }, params, now }) =>
      closeEnquiry({ member, reference: params["reference"] ?? "", seen, now }),
  }),
  reopen: on({
    schema: seenFields,
    run: ({ fields: { version: seen }, who: { member }, params, now }) =>
      reopenEnquiry({ member, reference: params["reference"] ?? "", seen, now }),
  }),
}));

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedPage(loaderData?.enquiry.reference ?? "Enquiry", matches);
}

const doneMessages: Record<string, string> = {
  answer: "Your answer is on its way by email.",
  assign: "The enquiry is assigned.",
  close: "The enquiry is closed.",
  reopen: "The enquiry is open again.",
};

export default function Enquiry({ loaderData }: Route.ComponentProps) {
  const { enquiry, success } = loaderData;
  const { reference, facts, messages, canAnswer, assign, timeZone } = enquiry;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title={reference}
        intro={`An enquiry. Times are those of ${timeZone}.`}
        back={{ to: "/staff/enquiries", label: "Enquiries" }}
      />
      <AnswerSummary success={success} />
      <FactList facts={facts} />
      <section aria-labelledby="written">
        <h2 id="written">What was written</h2>
        <EnquiryThread messages={messages} />
      </section>
      {canAnswer && <Answer enquiry={enquiry} />}
      {assign && <Assign assign={assign} version={enquiry.version} />}
    </div>
  );
}

type Shown = Route.ComponentProps["loaderData"]["enquiry"];

function Answer({ enquiry: { version, sendKey, state } }: { enquiry: Shown }) {
  const intent = state === "closed" ? "reopen" : "close";
  return (
    <section className="stack-6" aria-labelledby="answer">
      <h2 id="answer">Answer</h2>
      {/* A new key empties the form once sent. */}
      <PostForm key={version} intent="answer" reloadDocument className={`stack-4 ${styles.form}`}>
        <SeenVersion version={version} />
        <SendKey value={sendKey} />
        <TextAreaField
          label="Your answer"
          name="text"
          rows={8}
          required
          maxLength={textLength.max}
          hint="It goes out by email as it stands, with their name above and their message below."
        />
        <SubmitButton variant="action">Send Answer</SubmitButton>
      </PostForm>
      <PostForm intent={intent} reloadDocument className={`stack-2 ${styles.form}`}>
        <SeenVersion version={version} />
        <p className="note">
          {intent === "close"
            ? "Close it where nothing more is to be done. The sender is not told."
            : "It is closed. Open it again to keep it in sight."}
        </p>
        <SubmitButton size="small">{intent === "close" ? "Close" : "Open Again"}</SubmitButton>
      </PostForm>
    </section>
  );
}

function Assign({ assign, version }: { assign: NonNullable<Shown["assign"]>; version: number }) {
  return (
    <section aria-labelledby="assign">
      <h2 id="assign">Who answers</h2>
      <PostForm key={version} intent="assign" reloadDocument className={`stack-4 ${styles.form}`}>
        <SeenVersion version={version} />
        <SelectField label="Person" name="person" options={assign.people} defaultValue={assign.to} />
        <SubmitButton>Assign</SubmitButton>
      </PostForm>
    </section>
  );
}
