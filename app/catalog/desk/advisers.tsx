import { data, redirect } from "react-router";

import { formToken } from "#app/forms/form-token.server.ts";
import { adviceCountries, adviceCountryNames } from "#app/content/advisers.ts";
import type { KeptAdviser } from "#app/content/keep-adviser.server.ts";
import { writtenDate } from "#app/platform/written-date.ts";
import { listAdvisersAtDesk } from "#app/catalog/desk/edit-advisers.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { AnswerAlert } from "#app/desk/answer-alert.tsx";
import { AdviserForm } from "#app/catalog/desk/adviser-forms.tsx";
import type { AdviserAnswer, ShownAdviser } from "#app/catalog/desk/adviser-view.ts";
import { takeAdviserAction } from "#app/catalog/desk/take-adviser-action.server.ts";
import { ReasonForm } from "#app/desk/reason-form.tsx";
import styles from "#app/desk/record-page.module.css";
import { DataTable } from "#app/ui/data-table.tsx";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/page-title.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import type { SelectOption } from "#app/ui/select-field.tsx";

import type { Route } from "./+types/advisers.ts";

/** Who is licensed to advise on immigration for us, and who was. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_catalogue");
  const listed = valueOrStatus(await listAdvisersAtDesk(member));
  const today = new Date().toISOString().slice(0, 10);
  const shown = listed.map((adviser) => shownAdviser(adviser, today, member.timeZone));
  return {
    advisers: shown.filter(({ ended }) => ended === null),
    ended: shown.filter(({ ended }) => ended !== null),
    countries: adviceCountries.map((value) => ({ value, label: adviceCountryNames[value] })),
    mayEdit: mayEver(member.role, "edit_advisers"),
    said: ownEntry(doneWords, url.searchParams.get("done")),
    token: formToken(request),
  };
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { member } = await requireStaff(context, url, "edit_advisers");
  const taken = await takeAdviserAction(request, member, new Date());
  if ("answer" in taken) return data(taken.answer, { status: taken.status });
  throw redirect(`/staff/catalogue/advisers?done=${taken.done}`, 303);
}

function shownAdviser(adviser: KeptAdviser, today: string, timeZone: string): ShownAdviser {
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

const doneWords: Record<string, string> = {
  added: "The adviser is on the list. The pages of that country name them within a second.",
  changed: "The line is changed.",
  ended: "The adviser is off the list. The pages no longer name them.",
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

export default function Advisers({ loaderData, actionData }: Route.ComponentProps) {
  const { advisers, ended, countries, mayEdit, said, token } = loaderData;
  const answer: AdviserAnswer | null = actionData ?? null;
  const answerTo = (about: string, intent: string) =>
    answer?.about === about && answer.intent === intent ? answer : null;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title="Advisers"
        intro="Where nobody is listed for a country, its pages say that we help with documents and preparation only."
        back={{ to: "/staff/catalogue", label: "Catalogue" }}
      />
      <AnswerAlert problem={answer} said={said} />
      <DataTable
        label="Advisers"
        columns={{ ...columns, actions: mayEdit && "What to do" }}
        rows={advisers.map((adviser) => ({
          ...rowOf(adviser),
          actions: mayEdit && (
            <AdviserActions
              key={adviser.seen}
              adviser={adviser}
              countries={countries}
              token={token}
              change={answerTo(adviser.id, "change")}
              end={answerTo(adviser.id, "end")}
            />
          ),
        }))}
        empty="Nobody is listed."
      />
      {mayEdit && (
        <section aria-labelledby="add-heading">
          <h2 id="add-heading">Add an adviser</h2>
          <AdviserForm adviser={null} countries={countries} token={token} answer={answerTo("new", "add")} />
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

type AdviserActionsProps = {
  adviser: ShownAdviser;
  countries: SelectOption[];
  token: string;
  change: AdviserAnswer | null;
  end: AdviserAnswer | null;
};

function AdviserActions({ adviser, countries, token, change, end }: AdviserActionsProps) {
  return (
    <>
      <Disclosure summary="Change" open={change !== null}>
        <AdviserForm adviser={adviser} countries={countries} token={token} answer={change} />
      </Disclosure>
      <ReasonForm
        token={token}
        intent="end"
        subject={{ adviser: adviser.id }}
        label="Take Off the List"
        problem={end && { message: end.message, reason: end.reason }}
      >
        The pages of that country no longer name them. The line stays here.
      </ReasonForm>
    </>
  );
}
