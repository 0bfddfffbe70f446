import { z } from "zod";

import { adviceCountries, adviceCountryNames } from "#app/content/advisers.ts";
import type { KeptAdviser } from "#app/content/keep-adviser.server.ts";
import {
  addAdviser,
  changeAdviser,
  endAdviser,
  listAdvisersAtDesk,
} from "#app/catalog/desk/edit-advisers.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { utcDay, writtenDate } from "#app/platform/dates.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { AdviserForm } from "#app/catalog/desk/adviser-forms.tsx";
import styles from "#app/desk/record-page.module.css";
import { DataTable } from "#app/ui/data-table.tsx";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import type { SelectOption } from "#app/ui/fields/select-field.tsx";
import { adviserFields, adviserIn } from "#app/content/adviser-fields.ts";
import { ReasonForm } from "#app/desk/reason-form.tsx";
import { reasonText } from "#app/desk/reason.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { useIsRefused } from "#app/forms/post-form.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";

import type { Route } from "./+types/advisers.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_catalogue");
  const listed = valueOrStatus(await listAdvisersAtDesk(member));
  const today = utcDay(new Date());
  const shown = listed.map((adviser) => shownAdviser(adviser, today, member.timeZone));
  return {
    advisers: shown.filter(({ ended }) => ended === null),
    ended: shown.filter(({ ended }) => ended !== null),
    countries: adviceCountries.map((value) => ({ value, label: adviceCountryNames[value] })),
    mayEdit: mayEver(member.role, "edit_advisers"),
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

export const action = formAction(asStaff("edit_advisers"), (on) => ({
  add: on({
    schema: fieldsToday,
    run: ({ fields, who: { member }, now }) => addAdviser({ member, adviser: adviserIn(fields), now }),
  }),
  change: on({
    schema: () => fieldsToday().extend({ adviser: z.string().default(""), seen: z.string().default("") }),
    run: ({ fields: { adviser: id, seen, ...fields }, who: { member }, now }) =>
      changeAdviser({ member, id, seen, adviser: adviserIn(fields), now }),
  }),
  end: on({
    schema: z.object({ adviser: z.string().default(""), reason: reasonText }),
    run: ({ fields: { adviser: id, reason }, who: { member }, now }) =>
      endAdviser({ member, id, reason, now }),
  }),
}));

function fieldsToday() {
  return adviserFields({ today: utcDay(new Date()) });
}

type ShownAdviser = ReturnType<typeof shownAdviser>;

function shownAdviser(adviser: KeptAdviser, today: string, timeZone: string) {
  const { id, name, country, body, licenceNumber, expiresOn, updatedAt, endedAt } = adviser;
  return {
    id,
    name,
    country,
    body,
    licenceNumber,
    expiresOn,
    seen: updatedAt.toISOString(),
    countryName: adviceCountryNames[country],
    expires: writtenDate(expiresOn),
    hasExpired: expiresOn < today,
    ended: endedAt && shortTime(endedAt, timeZone),
  };
}

const doneMessages: Record<string, string> = {
  add: "The adviser is on the list. The pages of that country name them within a second.",
  change: "The line is changed.",
  end: "The adviser is off the list. The pages no longer name them.",
};

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Advisers");

const columns = { name: "Name", body: "Licensed by", licence: "Licence", until: "Last day" };

function rowOf(adviser: ShownAdviser) {
  const { id, name, body, countryName, licenceNumber, expires, hasExpired, ended } = adviser;
  const note = ended ? `Ended ${ended}` : hasExpired ? "Has ended: no page names them" : null;
  return {
    id,
    name,
    body: { text: body, note: countryName },
    licence: licenceNumber,
    until: { text: expires, note },
  };
}

export default function Advisers({ loaderData }: Route.ComponentProps) {
  const { advisers, ended, countries, mayEdit, success } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Advisers"
        intro="Where nobody is listed for a country, its pages say that we help with documents and preparation only."
        back={{ to: "/staff/catalogue", label: "Catalogue" }}
      />
      <AnswerSummary success={success} />
      <DataTable
        label="Advisers"
        columns={{ ...columns, actions: mayEdit && "What to do" }}
        rows={advisers.map((adviser) => ({
          ...rowOf(adviser),
          actions: mayEdit && <AdviserActions key={adviser.seen} adviser={adviser} countries={countries} />,
        }))}
        empty="Nobody is listed."
      />
      {mayEdit && (
        <section aria-labelledby="add-heading">
          <h2 id="add-heading">Add an adviser</h2>
          <AdviserForm adviser={null} countries={countries} />
        </section>
      )}
      {ended.length > 0 && (
        <section aria-labelledby="ended-heading">
          <h2 id="ended-heading">No longer listed</h2>
          <DataTable label="No longer listed" columns={columns} rows={ended.map(rowOf)} empty="" />
        </section>
      )}
    </div>
  );
}

type AdviserActionsProps = { adviser: ShownAdviser; countries: SelectOption[] };

function AdviserActions({ adviser, countries }: AdviserActionsProps) {
  const about = { adviser: adviser.id };
  return (
    <>
      <Disclosure summary="Change" open={useIsRefused("change", about)}>
        <AdviserForm adviser={adviser} countries={countries} />
      </Disclosure>
      <ReasonForm intent="end" about={about} label="Take Off the List">
        The pages of that country no longer name them. The line stays here.
      </ReasonForm>
    </>
  );
}
