import { data, Link, redirect } from "react-router";

import { formToken } from "#app/forms/form-token.server.ts";
import type { TypedClaim } from "#app/content/claim-proof.ts";
import { claims, isClaimId } from "#app/content/claims.ts";
import { untouchedClaim } from "#app/content/keep-claim-settings.server.ts";
import { editClaim, listClaimsAtDesk } from "#app/content/desk/edit-claims.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { ClaimForm } from "#app/content/desk/claim-form.tsx";
import { FactList } from "#app/desk/fact-list.tsx";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { readStaffForm } from "#app/desk/staff-form.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/page-title.ts";
import { Alert } from "#app/ui/alert.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/claim.ts";

/** One claim: where its proof is, how long that is good for, and whether pages say it. */
export async function loader({ context, url, params, request }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_catalogue");
  const { claim } = params;
  const listed = await listClaimsAtDesk(member);
  if (!listed.ok || !isClaimId(claim)) {
    throw data(null, { status: listed.ok ? 404 : listed.refusal.status });
  }
  const { figure, words } = claims[claim];
  const { isHidden, proof, provedUntil, updatedAt } = listed.value.claims.get(claim) ?? untouchedClaim;
  const fields: TypedClaim = { hidden: isHidden, proof, provedUntil: provedUntil ?? "" };
  return {
    claim,
    title: `${figure} ${words}`,
    fields,
    seen: updatedAt?.toISOString() ?? "",
    mayEdit: mayEver(member.role, "edit_claims"),
    seesLog: mayEver(member.role, "see_audit"),
    token: formToken(request),
  };
}

export async function action({ context, url, params, request }: Route.ActionArgs) {
  const { member } = await requireStaff(context, url, "edit_claims");
  const { form, ours } = await readStaffForm(request);
  const typed: TypedClaim = {
    proof: form.field("proof"),
    provedUntil: form.field("proved_until"),
    hidden: form.field("hidden") === "yes",
  };
  const seen = form.field("seen");
  const { claim } = params;
  const outcome = ours.ok ? await editClaim({ member, claim, typed, seen, now: new Date() }) : ours;
  if (outcome.ok) throw redirect("/staff/catalogue/claims?done=saved", 303);
  const { message, field = null, code, status } = outcome.refusal;
  return data({ message, field, typed, seen: code === "changed_meanwhile" ? null : seen }, { status });
}

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedPage(loaderData?.title ?? "Claim", matches);
}

export default function Claim({ loaderData, actionData }: Route.ComponentProps) {
  const { claim, title, fields, seen, mayEdit, seesLog, token } = loaderData;
  const answer = actionData ?? null;
  const isOlder = answer?.seen === null;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading title={title} back={{ to: "/staff/catalogue/claims", label: "Claims" }} />
      {answer && <Alert tone="danger">{answer.message}</Alert>}
      {(isOlder || !mayEdit) && <ClaimNow fields={fields} />}
      {mayEdit && <ClaimForm fields={fields} seen={answer?.seen ?? seen} token={token} answer={answer} />}
      {seesLog && (
        <p>
          <Link to={`/staff/audit?to=claim:${claim}`}>What was changed, and by whom</Link>
        </p>
      )}
    </div>
  );
}

function ClaimNow({ fields: { hidden, proof, provedUntil } }: { fields: TypedClaim }) {
  return (
    <FactList
      label="What stands there now"
      facts={[
        { label: "On pages", words: hidden ? "Hidden" : "Shown" },
        { label: "Proof", words: proof || "None" },
        { label: "Good until", words: provedUntil || "No end" },
      ]}
    />
  );
}
