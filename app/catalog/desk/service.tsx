import { data, Link, redirect } from "react-router";

import { formToken } from "#app/forms/form-token.server.ts";
import { servicePath } from "#app/catalog/metadata.ts";
import { isServiceSlug } from "#app/catalog/find-service-slug.ts";
import type { PageData } from "#app/content/page-content.ts";
import { SectionView } from "#app/content/section-view.tsx";
import { findServiceRecord } from "#app/catalog/desk/edit-service.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { AnswerAlert } from "#app/desk/answer-alert.tsx";
import { ServiceForm } from "#app/catalog/desk/service-form.tsx";
import { ServiceNow } from "#app/catalog/desk/service-now.tsx";
import { fieldsOf, type ServiceAnswer } from "#app/catalog/desk/service-view.ts";
import { takeServiceAction } from "#app/catalog/desk/take-service-action.server.ts";
import { ReasonForm } from "#app/desk/reason-form.tsx";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/page-title.ts";
import { Alert } from "#app/ui/alert.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/service.ts";

/** One service's record, to be edited. */
export async function loader({ context, url, params, request }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_catalogue");
  const { slug } = params;
  const found = await findServiceRecord(member, slug);
  if (!found.ok || !isServiceSlug(slug)) {
    throw data(null, { status: found.ok ? 404 : found.refusal.status });
  }
  const { words, updatedAt, isEdited } = found.value;
  return {
    slug,
    publicPath: servicePath(slug),
    fields: fieldsOf(words),
    seen: updatedAt.toISOString(),
    changed: shortTime(updatedAt, member.timeZone),
    isEdited,
    seesLog: mayEver(member.role, "see_audit"),
    said: ownEntry(doneWords, url.searchParams.get("done")),
    token: formToken(request),
  };
}

export async function action({ context, url, params, request }: Route.ActionArgs) {
  const { member } = await requireStaff(context, url, "edit_service");
  const taken = await takeServiceAction(request, { member, slug: params.slug, now: new Date() });
  if ("answer" in taken) return data(taken.answer, { status: taken.status });
  throw redirect(`/staff/catalogue/services/${params.slug}?done=${taken.done}`, 303);
}

const doneWords: Record<string, string> = {
  saved: "The words are saved. They stand on the public page within a second.",
  reset: "The shipped words are back.",
};

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.fields.heading ?? "Service";
  return unlistedPage(title, matches);
}

export default function Service({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, fields, seen, isEdited, token, said } = loaderData;
  const answer: ServiceAnswer | null = actionData ?? null;
  const typed = answer?.typed ?? null;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title={fields.heading}
        intro={`${isEdited ? "Edited" : "As shipped"}, changed ${loaderData.changed}.`}
        back={{ to: "/staff/catalogue/services", label: "Services" }}
      />
      <AnswerAlert problem={answer} said={said} />
      {answer?.preview && (
        <section aria-label="Preview" className={styles.preview}>
          <Alert tone="info">{answer.preview.takenOut} Nothing is saved yet.</Alert>
          <SectionView
            section={{ kind: "about", id: "preview", heading: "About Service", html: answer.preview.html }}
            data={noPageData}
          />
        </section>
      )}
      <ServiceForm
        key={answer ? "typed" : seen}
        fields={typed ?? fields}
        seen={answer?.seen ?? seen}
        token={token}
        answer={answer}
      />
      {typed && answer?.seen === null && <ServiceNow fields={fields} />}
      {isEdited && (
        <ReasonForm
          token={token}
          intent="reset"
          subject={{ seen }}
          label="Take Back the Shipped Words"
          problem={
            answer?.field === "reason" ? { message: answer.message ?? "", reason: answer.reason } : null
          }
        >
          Everything above becomes what came with the site, and later versions of it may change it again.
        </ReasonForm>
      )}
      <p>
        <Link to={loaderData.publicPath}>The public page</Link>
        {loaderData.seesLog && (
          <>
            {" · "}
            <Link to={`/staff/audit?to=service:${slug}`}>What was changed, and by whom</Link>
          </>
        )}
      </p>
    </div>
  );
}

/** What other sections of a page need; the text About Service needs nothing of it. */
const noPageData: PageData = {
  playerUrl: "",
  showStars: false,
  signedIn: true,
  eligibilityChatHref: "",
  testimonials: { state: "loading" },
};
