import { data, redirect } from "react-router";

import { formToken } from "#app/forms/form-token.server.ts";
import { enterRate } from "#app/currencies/desk/enter-rate.server.ts";
import { findRateRecord } from "#app/currencies/desk/find-rate-record.server.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { AnswerAlert } from "#app/desk/answer-alert.tsx";
import { showRate } from "#app/currencies/desk/load-rate.server.ts";
import { RateChart } from "#app/currencies/desk/rate-chart.tsx";
import { RecordTable } from "#app/desk/record-table.tsx";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { readStaffForm } from "#app/desk/staff-form.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { pageTitle } from "#app/http/page-title.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/rate.ts";

/** One currency: every rate it had, where each is from and who let it come into force, and a form to enter one. */
export async function loader({ params, context, url, request }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_rates");
  const now = new Date();
  const given = url.searchParams.get("before") ?? "";
  const before = /^\d{1,15}$/.test(given) ? Number(given) : null;
  const record = valueOrStatus(await findRateRecord(member, { currency: params.currency, before, now }));
  return {
    rate: showRate(member, record, now),
    said: ownEntry(doneWords, url.searchParams.get("done")),
    token: formToken(request),
  };
}

export async function action({ params, context, url, request }: Route.ActionArgs) {
  const { member } = await requireStaff(context, url, "enter_rate");
  const { form, ours } = await readStaffForm(request);
  const typed = { per_usd: form.field("per_usd"), as_of: form.field("as_of"), reason: form.field("reason") };
  const { currency } = params;
  const outcome = ours.ok ? await enterRate({ member, currency, typed, now: new Date() }) : ours;
  if (outcome.ok) throw redirect(`/staff/catalogue/rates/${currency}?done=${outcome.value}`, 303);
  const { message, field = null, status } = outcome.refusal;
  return data({ message, field, typed }, { status });
}

const doneWords: Record<string, string> = {
  in_force: "The rate is in force, until a source publishes one of a later day.",
  waits:
    "The rate is more than 10% away from the one before, with what you entered within a day. It waits for somebody else to accept it.",
};

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "private, no-store" });

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = `Rates of ${loaderData?.rate.currency ?? ""}`;
  return [pageTitle(title, matches), { name: "robots", content: "noindex" }];
}

export default function CurrencyRates({ loaderData, actionData }: Route.ComponentProps) {
  const { rate, said } = loaderData;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title={`${rate.currency}, ${rate.name}`}
        intro={`For one US dollar: ${rate.inForce}. Times are those of ${rate.timeZone}.`}
        back={{ to: "/staff/catalogue/rates", label: "Currency rates" }}
        actions={rate.paused && <Badge tone="danger">Paused</Badge>}
      />
      <AnswerAlert problem={actionData} said={said} />
      <RateChart currency={rate.currency} rates={rate.line} />
      <section aria-labelledby="history">
        <h2 id="history">Every rate</h2>
        <RecordTable
          label="Every rate"
          columns={["Of", "For one dollar", "Source", "Came", "What became of it"]}
          rows={rate.history}
          empty="There is no rate."
          more={rate.olderHref ? { href: rate.olderHref, label: "Older" } : null}
        />
      </section>
      {rate.mayEnter && <EnterRate loaderData={loaderData} actionData={actionData} />}
    </div>
  );
}

function EnterRate({
  loaderData: { rate, token },
  actionData,
}: Pick<Route.ComponentProps, "loaderData" | "actionData">) {
  const problemWith = (field: string) => (actionData?.field === field ? actionData.message : null);
  return (
    <section aria-labelledby="enter">
      <h2 id="enter">Enter a rate</h2>
      <form method="post" className={styles.form}>
        <input type="hidden" name="csrfmiddlewaretoken" value={token} />
        <p className={styles.quiet}>
          It is in force at once. More than 10% away from the one before, it waits for somebody else.
        </p>
        <Field
          label={`${rate.currency} for one dollar`}
          name="per_usd"
          inputMode="decimal"
          width="medium"
          defaultValue={actionData?.typed.per_usd}
          error={problemWith("per_usd")}
          autoComplete="off"
          maxLength={20}
          required
        />
        <Field
          label="Day it is of"
          name="as_of"
          type="date"
          width="medium"
          defaultValue={actionData?.typed.as_of ?? rate.today}
          error={problemWith("as_of")}
          max={rate.today}
          required
        />
        <Field
          label="Reason"
          name="reason"
          defaultValue={actionData?.typed.reason}
          error={problemWith("reason")}
          maxLength={500}
          required
        />
        <Button type="submit" name="intent" value="enter">
          Enter rate
        </Button>
      </form>
    </section>
  );
}
