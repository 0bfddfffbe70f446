import { data, redirect } from "react-router";

import { formToken } from "#app/forms/form-token.server.ts";
import { claimIds, claims } from "#app/content/claims.ts";
import { settingsOfServer } from "#app/content/content-settings.server.ts";
import { type ClaimSetting, untouchedClaim } from "#app/content/keep-claim-settings.server.ts";
import { writtenDate } from "#app/platform/written-date.ts";
import { changeSwitch, listClaimsAtDesk } from "#app/content/desk/edit-claims.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { AnswerAlert } from "#app/desk/answer-alert.tsx";
import { type Switch, SwitchForm } from "#app/content/desk/switch-form.tsx";
import styles from "#app/desk/record-page.module.css";
import { DataTable } from "#app/ui/data-table.tsx";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { readStaffForm } from "#app/desk/staff-form.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/page-title.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/claims.ts";

/** What the site says about itself, with the owner's proof; and the stars and the rating. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_catalogue");
  const { claims: settings, switches } = valueOrStatus(await listClaimsAtDesk(member));
  const today = new Date().toISOString().slice(0, 10);
  const server = settingsOfServer();
  const mayEdit = mayEver(member.role, "edit_claims");
  return {
    rows: claimIds.map((id) => {
      const { figure, words } = claims[id];
      const setting = settings.get(id) ?? untouchedClaim;
      const named = { text: `${figure} ${words}`, href: `/staff/catalogue/claims/${id}` };
      return {
        id,
        claim: named,
        shown: setting.isHidden ? "Hidden" : "Shown",
        proof: setting.proof || "None",
        until: until(setting, today),
      };
    }),
    switches: [
      {
        key: "show_fixed_rating",
        label: "The fixed rating, for search engines",
        isOn: switches.get("show_fixed_rating") ?? null,
        server: server.showFixedRating,
      },
      {
        key: "show_fixed_stars",
        label: "Five stars beside each testimonial",
        isOn: switches.get("show_fixed_stars") ?? null,
        server: server.showFixedStars,
      },
    ] satisfies Switch[],
    mayEdit,
    said: ownEntry(doneWords, url.searchParams.get("done")),
    token: formToken(request),
  };
}

function until({ proof, provedUntil }: ClaimSetting, today: string) {
  if (proof === "") return { text: "Unproved", note: null };
  if (provedUntil === null) return { text: "No end", note: null };
  const note = provedUntil < today ? "The proof has run out" : null;
  return { text: writtenDate(provedUntil), note };
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { member } = await requireStaff(context, url, "edit_claims");
  const { form, ours } = await readStaffForm(request);
  const asked = { key: form.field("key"), to: form.field("to") };
  const outcome = ours.ok ? await changeSwitch({ member, ...asked, now: new Date() }) : ours;
  if (outcome.ok) throw redirect("/staff/catalogue/claims?done=switched", 303);
  const { message, status } = outcome.refusal;
  return data({ message }, { status });
}

const doneWords: Record<string, string> = {
  switched: "The setting is kept. The pages follow it within a second.",
  saved: "The claim is kept as you set it. The pages follow it within a second.",
};

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Claims");

export default function Claims({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, switches, mayEdit, said, token } = loaderData;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title="Claims"
        intro="Figures we say about ourselves. Each needs evidence on file; one without should be hidden."
        back={{ to: "/staff/catalogue", label: "Catalogue" }}
      />
      <AnswerAlert problem={actionData} said={said} />
      <DataTable
        label="Claims"
        columns={{ claim: "Claim", shown: "On pages", proof: "Proof", until: "Good until" }}
        rows={rows}
        empty="Nothing is claimed."
      />
      <section aria-labelledby="switches-heading">
        <h2 id="switches-heading">Stars and rating</h2>
        {switches.map((one) => (
          <SwitchForm key={`${one.key} ${one.isOn}`} setting={one} mayEdit={mayEdit} token={token} />
        ))}
      </section>
    </div>
  );
}
