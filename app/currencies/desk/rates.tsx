import { data, redirect } from "react-router";

import { formToken } from "#app/forms/form-token.server.ts";
import { askForRates } from "#app/currencies/desk/ask-for-rates.server.ts";
import { acceptRateAtDesk, refuseRateAtDesk } from "#app/currencies/desk/decide-rate.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { listRatesAtDesk } from "#app/currencies/desk/list-rates.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { env } from "#app/platform/env.server.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { AnswerAlert } from "#app/desk/answer-alert.tsx";
import { showRates, showWaiting } from "#app/currencies/desk/load-rates.server.ts";
import { WaitingRates } from "#app/currencies/desk/waiting-rates.tsx";
import { RecordTable } from "#app/desk/record-table.tsx";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { readStaffForm, type StaffForm } from "#app/desk/staff-form.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { pageTitle } from "#app/http/page-title.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/rates.ts";

/** The rate of every currency, and those that wait to be accepted or refused. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_rates");
  const now = new Date();
  const listed = valueOrStatus(await listRatesAtDesk(member, now));
  const { FX_REFRESH: asksSources, FX_MAX_AGE_DAYS: maxAgeDays, EMBEDDED: isDemo } = env();
  const rates = showRates(listed.rates, now);
  return {
    waiting: showWaiting(member, listed.waiting),
    rates,
    pausedCount: rates.filter(({ paused }) => paused).length,
    maxAgeDays,
    isDemo,
    mayAsk: asksSources && mayEver(member.role, "accept_rate"),
    said: ownEntry(doneWords, url.searchParams.get("done")),
    token: formToken(request),
  };
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { member } = await requireStaff(context, url, "accept_rate");
  const { form, ours } = await readStaffForm(request);
  const outcome = ours.ok ? await act(form, member) : ours;
  if (outcome.ok) throw redirect(`/staff/catalogue/rates?done=${form.intent}`, 303);
  return data({ message: outcome.refusal.message }, { status: outcome.refusal.status });
}

function act({ intent, field }: StaffForm, member: Member): Promise<Outcome<null>> | Outcome<null> {
  const now = new Date();
  const id = field("rate");
  const rateId = /^\d{1,15}$/.test(id) ? Number(id) : 0;
  switch (intent) {
    case "accept":
      return acceptRateAtDesk({ member, rateId, seen: field("seen"), now });
    case "refuse":
      return refuseRateAtDesk({ member, rateId, now });
    case "ask":
      return askForRates({ member, now });
    default:
      return notUnderstood;
  }
}

const doneWords: Record<string, string> = {
  accept: "The rate is in force. Prices follow it from now on.",
  refuse: "The rate is refused. The one before stays in force.",
  ask: "The sources are being asked. What they say is here in a minute.",
};

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "private, no-store" });

export function meta({ matches }: Route.MetaArgs) {
  return [pageTitle("Currency rates", matches), { name: "robots", content: "noindex" }];
}

export default function Rates({ loaderData, actionData }: Route.ComponentProps) {
  const { waiting, rates, pausedCount, maxAgeDays, isDemo, mayAsk, said, token } = loaderData;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title="Currency rates"
        intro="Units of each currency for one US dollar. A change of more than 10% waits for a person."
        back={{ to: "/staff/catalogue", label: "Catalogue" }}
      />
      <AnswerAlert problem={actionData} said={said} />
      <WaitingRates waiting={waiting} token={token} />
      <section aria-labelledby="in-force">
        <h2 id="in-force">In force</h2>
        <p className={styles.quiet}>
          {isDemo
            ? "The demo goes on selling by old rates."
            : `Nothing is sold by a rate older than ${maxAgeDays} days, but in INR and USD.`}
          {pausedCount > 0 && ` Paused now: ${pausedCount}.`}
        </p>
        {mayAsk && (
          <form method="post">
            <input type="hidden" name="csrfmiddlewaretoken" value={token} />
            <Button type="submit" name="intent" value="ask">
              Ask the sources now
            </Button>
          </form>
        )}
        <RecordTable
          label="Rates in force"
          columns={["Currency", "For one dollar", "Date", "Source"]}
          extraColumn="State"
          empty="There are no rates."
          rows={rates.map(({ paused, ...row }) => ({
            ...row,
            extra: paused ? <Badge tone="danger">Paused</Badge> : "In force",
          }))}
        />
      </section>
    </div>
  );
}
