import { randomUUID } from "node:crypto";

import { href } from "react-router";

import { withForm } from "#app/accounts/visitor-form.server.ts";
import { DrawnSection } from "#app/content/drawn-section.tsx";
import { contactPage } from "#app/content/small-print/contact.ts";
import { listServices } from "#app/catalog/find-service.server.ts";
import { refundRules } from "#app/catalog/refund-rules.ts";
import { drawSmallPrint } from "#app/content/small-print/draw-small-print.server.ts";
import { findEnquiry } from "#app/enquiries/find-enquiry.server.ts";
import { ContactForm } from "#app/enquiries/pages/contact-form.tsx";
import styles from "#app/enquiries/pages/contact.module.css";
import { SentNote } from "#app/enquiries/pages/sent-note.tsx";
import { enquiryFields } from "#app/enquiries/read-enquiry.server.ts";
import { replyDay } from "#app/enquiries/reply-day.server.ts";
import { writeEnquiry } from "#app/enquiries/write-enquiry.server.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { useRefusedForm } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { weekdayDate } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { whatsappLink } from "#app/support-chat/whatsapp-link.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/contact.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = context.get(currentUserContext);
  const signedIn = user !== null;
  const whatsappHref = whatsappLink(env().SUPPORT_WHATSAPP, "Hello, I have a question.");
  const reference = url.searchParams.get("sent");
  const refunds = refundRules(await listServices());
  const [replyBy, sent] = await Promise.all([
    replyDay(db, new Date()),
    reference === null ? null : findEnquiry(db, reference),
  ]);
  return withForm(request, {
    ...drawSmallPrint(contactPage, { request, url, signedIn, whatsappHref, refunds }),
    replyBy: weekdayDate(replyBy),
    // Nothing of what was written: whoever has the address reads this.
    sent: sent && {
      reference: sent.reference,
      replyBy: weekdayDate(sent.replyBy),
      isOwn: user !== null && sent.userId === user.id,
    },
    signedIn,
    form: {
      name: user ? `${user.firstName} ${user.lastName}` : "",
      email: user?.email ?? "",
      sendKey: randomUUID(),
    },
  });
}

export const action = formAction(
  ({ context }) => ({ userId: context.get(currentUserContext)?.id ?? null }),
  (on) => ({
    write: on({
      schema: enquiryFields,
      // Emptied on the page, so that a person can send again what a program in their browser filled in.
      secrets: ["website", "send_key"],
      run: async ({ fields: sent, who: { userId }, now }) =>
        leadTo(
          await writeEnquiry({ userId, sent, now }),
          ({ reference }) => `${href("/contact")}?sent=${reference}`,
        ),
    }),
  }),
);

export const shouldRevalidate = afterEveryAction;

export function meta(where: Route.MetaArgs) {
  if (!where.loaderData) return [];
  const { title, intro } = where.loaderData;
  return pageMeta({ title, description: intro }, where);
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { title, intro, sections, replyBy, sent, signedIn, form } = loaderData;
  const refused = useRefusedForm();
  return (
    <div className={`page stack-6 ${styles.page}`}>
      <PageHeading title={title} intro={intro} />
      <div className={styles.columns}>
        {sent && !refused ? (
          <SentNote sent={sent} />
        ) : (
          <section className={`stack-4 ${styles.form}`} aria-labelledby="write">
            <h2 id="write">Write to us</h2>
            <p>
              We answer within two working days. What reaches us today is answered by{" "}
              <strong>{replyBy}</strong>.
            </p>
            <AnswerSummary />
            <ContactForm form={form} signedIn={signedIn} />
          </section>
        )}
        <div className={styles.ways}>
          {sections.map((section) => (
            <DrawnSection key={section.drawn.key} section={section} />
          ))}
        </div>
      </div>
    </div>
  );
}
