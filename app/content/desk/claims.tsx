import { href } from "react-router";

import { claimSaid } from "#app/content/claim-facts.ts";
import { claimIds } from "#app/content/claims.ts";
import { contentSettings, settingsOfServer } from "#app/content/content-settings.server.ts";
import { type ClaimSetting, untouchedClaim } from "#app/content/keep-claim-settings.server.ts";
import { changeSwitch } from "#app/content/change-switch.server.ts";
import { listClaimsAtDesk } from "#app/content/desk/edit-claims.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { utcDay, writtenDate } from "#app/platform/dates.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { type Switch, SwitchForm } from "#app/content/switch-form.tsx";
import styles from "#app/desk/record-page.module.css";
import { DataTable } from "#app/ui/data-table.tsx";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { switchFields } from "#app/content/switch-fields.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";

import type { Route } from "./+types/claims.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_catalogue");
  const { claims: settings, switches } = valueOrStatus(await listClaimsAtDesk(member));
  const today = utcDay(new Date());
  const { facts } = await contentSettings();
  const server = settingsOfServer();
  const mayEdit = mayEver(member.role, "edit_claims");
  return {
    rows: claimIds.map((id) => {
      const { figure, text } = claimSaid(id, facts);
      const setting = settings.get(id) ?? untouchedClaim;
      const named = {
        text: `${figure} ${text}`,
        href: href("/staff/catalogue/claims/:claim", { claim: id }),
      };
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
      {
        key: "show_illustrations",
        label: "What is invented and marked as an illustration",
        isOn: switches.get("show_illustrations") ?? null,
        server: server.showIllustrations,
      },
    ] satisfies Switch[],
    mayEdit,
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

function until({ proof, provedUntil }: ClaimSetting, today: string) {
  if (proof === "") return { text: "Unproved", note: null };
  if (provedUntil === null) return { text: "No end", note: null };
  const note = provedUntil < today ? "The proof has run out" : null;
  return { text: writtenDate(provedUntil), note };
}

export const action = formAction(asStaff("edit_claims"), (on) => ({
  switch: on({
    schema: switchFields,
    run: ({ fields, who: { member }, now }) => changeSwitch({ member, ...fields, now }),
  }),
}));

const doneMessages: Record<string, string> = {
  switch: "The setting is kept. The pages follow it within a second.",
  save: "The claim is kept as you set it. The pages follow it within a second.",
};

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Claims");

export default function Claims({ loaderData }: Route.ComponentProps) {
  const { rows, switches, mayEdit, success } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Claims"
        intro="Figures we say about ourselves. Each needs evidence on file; one without should be hidden."
        back={{ to: "/staff/catalogue", label: "Catalogue" }}
      />
      <AnswerSummary success={success} />
      <DataTable
        label="Claims"
        columns={{ claim: "Claim", shown: "On pages", proof: "Proof", until: "Good until" }}
        rows={rows}
        empty="Nothing is claimed."
      />
      <section aria-labelledby="switches-heading">
        <h2 id="switches-heading">Stars, rating, illustrations</h2>
        {switches.map((one) => (
          <SwitchForm key={`${one.key} ${one.isOn}`} setting={one} mayEdit={mayEdit} />
        ))}
      </section>
    </div>
  );
}
