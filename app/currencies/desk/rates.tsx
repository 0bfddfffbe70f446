import { askForRates } from "#app/currencies/desk/ask-for-rates.server.ts";
import { acceptRateAtDesk, refuseRateAtDesk } from "#app/currencies/desk/decide-rate.server.ts";
import { listRatesAtDesk } from "#app/currencies/desk/list-rates-at-desk.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { env } from "#app/platform/env.server.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { showRates, showWaiting } from "#app/currencies/desk/load-rates.server.ts";
import { decisionFields } from "#app/currencies/desk/rate-fields.ts";
import { WaitingRates } from "#app/currencies/desk/waiting-rates.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { noFields } from "#app/forms/fields.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

import type { Route } from "./+types/rates.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_rates");
  const now = new Date();
  const listed = valueOrStatus(await listRatesAtDesk(member, now));
  const { FX_REFRESH: asksSources, FX_MAX_AGE_DAYS: maxAgeDays, EMBEDDED: isDemo } = env();
  const rates = showRates(listed.rates, now);
  return {
    waiting: showWaiting(member, listed.waiting, now),
    rates,
    pausedCount: rates.filter(({ paused }) => paused).length,
    maxAgeDays,
    isDemo,
    mayAsk: asksSources && mayEver(member.role, "accept_rate"),
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

export const action = formAction(asStaff("accept_rate"), (on) => ({
  accept: on({
    schema: decisionFields,
    run: ({ fields: { rate: rateId, seen }, who: { member }, now }) =>
      acceptRateAtDesk({ member, rateId, seen, now }),
  }),
  refuse: on({
    schema: decisionFields,
    run: ({ fields: { rate: rateId }, who: { member }, now }) => refuseRateAtDesk({ member, rateId, now }),
  }),
  ask: on({ schema: noFields, run: ({ who: { member }, now }) => askForRates({ member, now }) }),
}));

const doneMessages: Record<string, string> = {
  accept: "The rate is in force. Prices follow it from now on.",
  refuse: "The rate is refused. The one before stays in force.",
  ask: "The sources are being asked. What they say is here in a minute.",
};

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Currency rates");

export default function Rates({ loaderData }: Route.ComponentProps) {
  const { waiting, rates, pausedCount, maxAgeDays, isDemo, mayAsk, success } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Currency rates"
        intro="Units of each currency for one US dollar. A change of more than 10% waits for a person."
        back={{ to: "/staff/catalogue", label: "Catalogue" }}
      />
      <AnswerSummary success={success} />
      <WaitingRates waiting={waiting} />
      <section aria-labelledby="in-force">
        <h2 id="in-force">In force</h2>
        <p className="note">
          {isDemo
            ? "The demo goes on selling by old rates."
            : `Nothing is sold by a rate older than ${maxAgeDays} days, but in INR and USD.`}
          {pausedCount > 0 && ` Paused now: ${pausedCount}.`}
        </p>
        {mayAsk && (
          <PostForm intent="ask" reloadDocument>
            <SubmitButton>Ask the sources now</SubmitButton>
          </PostForm>
        )}
        <DataTable
          label="Rates in force"
          columns={{
            currency: "Currency",
            perUsd: "For one dollar",
            day: "Date",
            source: "Source",
            state: "State",
          }}
          empty="There are no rates."
          rows={rates.map(({ paused, ...row }) => ({
            ...row,
            state: paused ? <Badge tone="danger">Paused</Badge> : "In force",
          }))}
        />
      </section>
    </div>
  );
}
