import { Interrupted } from "#app/accounts/interrupted.tsx";
import { formToken } from "#app/forms/form-token.server.ts";
import { caseIntents, filesTooLarge } from "#app/cases/act-on-case.server.ts";
import styles from "#app/cases/case-page.module.css";
import { CaseLinks } from "#app/cases/case-links.tsx";
import { CaseSections } from "#app/cases/case-sections.tsx";
import { useHomelessRefusal } from "#app/cases/case-section.tsx";
import { CaseStatus } from "#app/cases/case-status.tsx";
import { loadParts } from "#app/cases/load-parts.server.ts";
import { loadCaseStatus } from "#app/cases/load-case-status.server.ts";
import { ownCase, postedCase } from "#app/cases/own-case.server.ts";
import { useMessageOnce } from "#app/checkout/purchase-box/use-message-once.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/case.ts";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const at = await ownCase(request, { url, itemId: params.itemId, context });
  const [status, views] = await Promise.all([loadCaseStatus(at), loadParts(at)]);
  return { status, views, token: formToken(request), done: url.searchParams.get("done") };
}

export const action = formAction(postedCase, caseIntents, { tooLarge: filesTooLarge });

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.status.heading ?? "Your service";
  return unlistedPage(title, matches);
}

const mainParts = ["intake", "evidence", "sessions", "deliverables", "conversation"] as const;
const sideParts = ["plan", "guarantee", "cancelling"] as const;

export default function Case({ loaderData }: Route.ComponentProps) {
  const { status, views, done } = loaderData;
  // Whoever comes back to what they have typed since must find it.
  useMessageOnce(done !== null);
  return (
    <>
      <Interrupted />
      <div className={`page stack-8 ${styles.page}`}>
        <PageHeading
          title={status.heading}
          intro={status.text || undefined}
          back={{ to: "/account/dashboard/", label: "Your dashboard" }}
        />
        {useHomelessRefusal(views) && <AnswerSummary />}
        <CaseStatus status={status} />
        <CaseLinks views={views} />
        <div className={styles.columns}>
          <div className="stack-8">
            <CaseSections views={views} side="customer" done={done} parts={mainParts} />
          </div>
          <div className="stack-8">
            <CaseSections views={views} side="customer" done={done} parts={sideParts} />
          </div>
        </div>
      </div>
    </>
  );
}
