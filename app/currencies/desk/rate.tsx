import { href } from "react-router";

import { enterRate } from "#app/currencies/desk/enter-rate-at-desk.server.ts";
import { findRateRecord } from "#app/currencies/desk/find-rate-record.server.ts";
import { utcDay } from "#app/platform/dates.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { showRate } from "#app/currencies/desk/load-rate.server.ts";
import { rateFields } from "#app/currencies/desk/rate-fields.ts";
import { RateChart } from "#app/currencies/desk/rate-chart.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

import type { Route } from "./+types/rate.ts";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_rates");
  const now = new Date();
  const before = url.searchParams.get("before");
  const record = valueOrStatus(await findRateRecord(member, { currency: params.currency, before, now }));
  return {
    rate: showRate(member, record, now),
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

export const action = formAction(asStaff("enter_rate"), (on) => ({
  enter: on({
    schema: () => rateFields({ today: utcDay(new Date()) }),
    run: async ({ fields, who: { member }, params: { currency = "" }, now }) =>
      leadTo(
        await enterRate({ member, currency, fields, now }),
        (state) => `${href("/staff/catalogue/rates/:currency", { currency })}?done=${state}`,
      ),
  }),
}));

const doneMessages: Record<string, string> = {
  in_force: "The rate is in force until a source publishes a newer one.",
  waits:
    "The rate is more than 10% away from the one before, with what you entered within a day. It is waiting for someone else to accept it.",
};

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = `Rates of ${loaderData?.rate.currency ?? ""}`;
  return unlistedPage(title, matches);
}

export default function CurrencyRates({ loaderData }: Route.ComponentProps) {
  const { rate, success } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title={`${rate.currency}, ${rate.name}`}
        intro={`For one US dollar: ${rate.inForce}. Times are those of ${rate.timeZone}.`}
        back={{ to: "/staff/catalogue/rates", label: "Currency rates" }}
        actions={rate.paused && <Badge tone="danger">Paused</Badge>}
      />
      <AnswerSummary success={success} />
      <RateChart currency={rate.currency} rates={rate.line} />
      <section aria-labelledby="history">
        <h2 id="history">Every rate</h2>
        <DataTable
          label="Every rate"
          columns={{
            day: "Of",
            perUsd: "For one dollar",
            source: "Source",
            came: "Came",
            outcome: "What became of it",
          }}
          rows={rate.history}
          empty="There is no rate."
          more={{ href: rate.olderHref, label: "Older" }}
        />
      </section>
      {rate.mayEnter && <EnterRate rate={rate} />}
    </div>
  );
}

function EnterRate({ rate }: Pick<Route.ComponentProps["loaderData"], "rate">) {
  return (
    <section aria-labelledby="enter">
      <h2 id="enter">Enter a rate</h2>
      <PostForm intent="enter" reloadDocument className={`stack-4 ${styles.form}`}>
        <p className="note">
          It is in force at once. More than 10% away from the one before, it waits for someone else.
        </p>
        <Field
          label={`${rate.currency} for one dollar`}
          name="per_usd"
          inputMode="decimal"
          width="medium"
          autoComplete="off"
          maxLength={20}
          required
        />
        <Field
          label="Day it is of"
          name="as_of"
          type="date"
          width="medium"
          defaultValue={rate.today}
          max={rate.today}
          required
        />
        <Field label="Reason" name="reason" maxLength={500} required />
        <SubmitButton>Enter rate</SubmitButton>
      </PostForm>
    </section>
  );
}
