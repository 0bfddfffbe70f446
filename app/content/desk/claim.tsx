import { data, href, Link } from "react-router";

import { claimSaid } from "#app/content/claim-facts.ts";
import { isClaimId } from "#app/content/claims.ts";
import { contentSettings } from "#app/content/content-settings.server.ts";
import { untouchedClaim } from "#app/content/keep-claim-settings.server.ts";
import { editClaim, listClaimsAtDesk } from "#app/content/desk/edit-claims.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { ClaimForm } from "#app/content/desk/claim-form.tsx";
import { FactList } from "#app/desk/fact-list.tsx";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { claimFields } from "#app/content/desk/claim-fields.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { useRefusedForm } from "#app/forms/post-form.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";

import type { Route } from "./+types/claim.ts";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_catalogue");
  const { claim } = params;
  const listed = await listClaimsAtDesk(member);
  if (!listed.ok || !isClaimId(claim)) {
    throw data(null, { status: listed.ok ? 404 : listed.refusal.status });
  }
  const { figure, text } = claimSaid(claim, (await contentSettings()).facts);
  const { isHidden, proof, provedUntil, updatedAt } = listed.value.claims.get(claim) ?? untouchedClaim;
  return {
    claim,
    title: `${figure} ${text}`,
    kept: { isHidden, proof, provedUntil },
    seen: updatedAt?.toISOString() ?? "",
    mayEdit: mayEver(member.role, "edit_claims"),
    seesLog: mayEver(member.role, "see_audit"),
  };
}

export const action = formAction(asStaff("edit_claims"), (on) => ({
  save: on({
    schema: claimFields,
    run: async ({ fields, who: { member }, params: { claim = "" }, now }) =>
      leadTo(await editClaim({ member, claim, fields, now }), () => "/staff/catalogue/claims?done=save"),
  }),
}));

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedPage(loaderData?.title ?? "Claim", matches);
}

export default function Claim({ loaderData }: Route.ComponentProps) {
  const { claim, title, kept, seen, mayEdit, seesLog } = loaderData;
  const isOlder = useRefusedForm()?.message != null;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading title={title} back={{ to: "/staff/catalogue/claims", label: "Claims" }} />
      <AnswerSummary />
      {(isOlder || !mayEdit) && <ClaimNow kept={kept} />}
      {mayEdit && <ClaimForm {...kept} seen={seen} />}
      {seesLog && (
        <p>
          <Link to={`${href("/staff/audit")}?to=claim:${claim}`}>What was changed, and by whom</Link>
        </p>
      )}
    </div>
  );
}

function ClaimNow({ kept }: Pick<Route.ComponentProps["loaderData"], "kept">) {
  return (
    <FactList
      label="What stands there now"
      facts={[
        { label: "On pages", text: kept.isHidden ? "Hidden" : "Shown" },
        { label: "Proof", text: kept.proof || "None" },
        { label: "Good until", text: kept.provedUntil || "No end" },
      ]}
    />
  );
}
