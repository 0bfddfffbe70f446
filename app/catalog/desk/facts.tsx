import { href } from "react-router";

import { type FactAtDesk, listFactsAtDesk } from "#app/catalog/desk/edit-facts.server.ts";
import { headingsOfAll } from "#app/catalog/find-service.server.ts";
import { changeSwitch } from "#app/content/change-switch.server.ts";
import { claimFact } from "#app/content/claim-facts.ts";
import { type ClaimId, claimIds, claims, isRateClaim } from "#app/content/claims.ts";
import { settingsOfServer } from "#app/content/content-settings.server.ts";
import { factKindNames, factNow, type FactState, factState, reviewDay } from "#app/content/facts.ts";
import {
  type ClaimSetting,
  claimState,
  listClaimSettings,
  listSwitches,
} from "#app/content/keep-claim-settings.server.ts";
import { switchFields } from "#app/content/switch-fields.ts";
import { type Switch, SwitchForm } from "#app/content/switch-form.tsx";
import { mayEver } from "#app/desk/permissions.ts";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { FilterForm } from "#app/desk/filter-form.tsx";
import { formAction } from "#app/forms/form-action.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { utcDay, writtenDate } from "#app/platform/dates.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/facts.ts";

const stateNames: Record<FactState, string> = {
  overdue: "Past its review day",
  unproved: "Unproved",
  hidden: "Hidden",
  good: "Good",
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_catalogue");
  const facts = valueOrStatus(await listFactsAtDesk(member));
  const today = utcDay(new Date());
  const [switches, settings] = await Promise.all([listSwitches(), listClaimSettings()]);
  const headings = await headingsOfAll();
  const stateOf = ({ fact, version }: FactAtDesk) => {
    const state = factState(factNow(fact, version), version, today);
    const claim = claimIds.find((id) => claimFact(id).id === fact.id);
    return claim && state !== "hidden" ? claimState(settings.get(claim), today) : state;
  };
  const pages = [...new Set(facts.flatMap(({ fact }) => fact.places.map(({ page }) => page)))];
  const page = pages.find((one) => one === url.searchParams.get("page")) ?? null;
  const state = ownEntry(stateNames, url.searchParams.get("state")) && url.searchParams.get("state");
  const shown = facts.filter(
    (one) =>
      (page === null || one.fact.places.some((place) => place.page === page)) &&
      (state === null || stateOf(one) === state),
  );
  const claimed = claimIds
    .filter(isRateClaim)
    .map((id) => ({ id, state: claimState(settings.get(id), today) }));
  const states = [...facts.map(stateOf), ...claimed.map((claim) => claim.state)];
  return {
    rows: [
      ...shown.map((one) => toRow(one, stateOf(one), headings)),
      ...claimed
        .filter((one) => page === null && (state === null || one.state === state))
        .map((one) => claimRow(one.id, one.state, settings.get(one.id))),
    ],
    pages: pages.map((slug) => ({ value: slug, label: headings[slug] ?? slug })),
    page: page ?? "",
    state: state ?? "",
    counts: Object.entries(stateNames).map(
      ([id, name]) => `${name}: ${states.filter((one) => one === id).length}`,
    ),
    overdue: {
      key: "hide_overdue_facts",
      label: "Facts past their review day",
      isOn: switches.get("hide_overdue_facts") ?? null,
      server: settingsOfServer().hideOverdueFacts,
      words: { on: "Hidden", off: "Shown" },
    } satisfies Switch,
    maySwitch: mayEver(member.role, "edit_claims"),
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

function toRow({ fact, version }: FactAtDesk, state: FactState, headings: Partial<Record<string, string>>) {
  const now = factNow(fact, version);
  const day = reviewDay(now, version);
  return {
    id: fact.id,
    fact: {
      text: fact.label,
      href: href("/staff/catalogue/facts/:fact", { fact: fact.id }),
      note: `${factKindNames[fact.kind]}, ${fact.places.map(({ page }) => headings[page] ?? page).join(", ")}`,
    },
    value: now.value || shortened(now.sentence ?? ""),
    source: now.source
      ? { text: now.source.name, note: now.asOf && `As of ${writtenDate(now.asOf)}` }
      : "None",
    review: day === null ? "No day" : writtenDate(day),
    state: stateCell(state),
  };
}

function claimRow(id: ClaimId, state: FactState, setting: ClaimSetting | undefined) {
  const { figure, text } = claims[id];
  return {
    id,
    fact: {
      text,
      href: href("/staff/catalogue/claims/:claim", { claim: id }),
      note: "Claim about ourselves",
    },
    value: figure,
    source: setting?.proof ? "Proof on file" : "None",
    review: setting?.provedUntil ? writtenDate(setting.provedUntil) : "No day",
    state: stateCell(state),
  };
}

function stateCell(state: FactState) {
  return state === "good" ? stateNames.good : { text: "", badge: stateNames[state] };
}

function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

export const action = formAction(asStaff("edit_claims"), (on) => ({
  switch: on({
    schema: switchFields,
    run: ({ fields, who: { member }, now }) => changeSwitch({ member, ...fields, now }),
  }),
}));

const doneMessages: Record<string, string> = {
  switch: "The setting is kept. The pages follow it within a second.",
  save: "The fact is approved. The pages follow it within a second.",
  reset: "The fact is as shipped again. The pages follow it within a second.",
};

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Facts");

export default function Facts({ loaderData }: Route.ComponentProps) {
  const { rows, pages, page, state, counts, overdue, maySwitch, success } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Facts"
        intro="Fees, times, numbers of criteria, success rates, claims and official positions on services’ pages."
        back={{ to: "/staff/catalogue", label: "Catalogue" }}
      />
      <AnswerSummary success={success} />
      <p className="note">{counts.join(". ")}.</p>
      <FilterForm key={`${page} ${state}`} path="/staff/catalogue/facts">
        <SelectField label="Page" name="page" defaultValue={page} placeholder="Every page" options={pages} />
        <SelectField
          label="State"
          name="state"
          defaultValue={state}
          placeholder="Every state"
          options={Object.entries(stateNames).map(([value, label]) => ({ value, label }))}
        />
      </FilterForm>
      <DataTable
        label="Facts"
        columns={{ fact: "Fact", value: "Value", source: "Source", review: "Review by", state: "State" }}
        rows={rows}
        empty="There is no such fact."
      />
      <section aria-labelledby="overdue">
        <h2 id="overdue">Past its review day</h2>
        <SwitchForm setting={overdue} mayEdit={maySwitch} />
      </section>
    </div>
  );
}
