import { href, Link } from "react-router";

import { findPrice } from "#app/pricing/desk/find-prices.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { loadPrice } from "#app/pricing/desk/load-price.server.ts";
import { Examples, PriceForm } from "#app/pricing/desk/price-form.tsx";
import styles from "#app/desk/record-page.module.css";
import { DataTable } from "#app/ui/data-table.tsx";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { ReasonForm } from "#app/desk/reason-form.tsx";
import { formAction } from "#app/forms/form-action.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { changePrice, previewPrice } from "#app/pricing/desk/change-price.server.ts";
import { newPriceFields, priceFields, withdrawalFields } from "#app/pricing/desk/price-fields.ts";
import type { Example } from "#app/pricing/desk/price-view.ts";
import { withdrawPrice } from "#app/pricing/desk/withdraw-price.server.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import type { ExamplePrice } from "#app/pricing/price-book-example.server.ts";

import type { Route } from "./+types/price.ts";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_catalogue");
  const row = { service: params.slug, choice: params.choice };
  const found = valueOrStatus(await findPrice(member, row, new Date()));
  return {
    price: loadPrice(found, member),
    mayChange: mayEver(member.role, "change_price"),
    seesLog: mayEver(member.role, "see_audit"),
    timeZone: member.timeZone,
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

export const action = formAction(asStaff("change_price"), (on) => ({
  preview: on({
    schema: ({ member }) => priceFields({ timeZone: member.timeZone, now: new Date() }),
    async run({ fields, who: { member }, params, now }) {
      const previewed = await previewPrice({ member, ...rowIn(params), fields, now });
      return previewed.ok ? { preview: { examples: previewed.value.map(writtenOut) } } : previewed;
    },
  }),
  set: on({
    schema: ({ member }) => newPriceFields({ timeZone: member.timeZone, now: new Date() }),
    run: ({ fields, who: { member }, params, now }) => changePrice({ member, ...rowIn(params), fields, now }),
  }),
  withdraw: on({
    schema: withdrawalFields,
    run: ({ fields, who: { member }, params, now }) =>
      withdrawPrice({ member, ...rowIn(params), ...fields, now }),
  }),
}));

const rowIn = ({ slug: service = "", choice = "" }: Record<string, string | undefined>) => ({
  service,
  choice,
});

const writtenOut = ({ currency, price }: ExamplePrice): Example => ({
  currency,
  price: formatMoney(price, currency),
});

const doneMessages: Record<string, string> = {
  set: "The price is in the book. The public pages change by themselves when it begins.",
  withdraw: "The price is withdrawn. It never begins.",
};

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Price: ${loaderData.price.title}` : "Price";
  return unlistedPage(title, matches);
}

export default function Price({ loaderData }: Route.ComponentProps) {
  const { price, mayChange, timeZone, success } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title={price.title}
        intro={`${price.text}: ${price.current.inr} or ${price.current.usd}. Times are those of ${timeZone}.`}
        back={{ to: "/staff/catalogue/prices", label: "Prices" }}
      />
      <AnswerSummary success={success} />
      {price.examples.length > 0 && (
        <Examples examples={price.examples} label={`Now a customer pays for ${price.example}`} />
      )}
      {mayChange && (
        <section aria-labelledby="new-heading">
          <h2 id="new-heading">New price</h2>
          <p>Orders keep their price. A price that a customer has been shown holds for half an hour.</p>
          <PriceForm current={price.typed} seen={price.version} timeZone={timeZone} />
        </section>
      )}
      <section aria-labelledby="history-heading">
        <h2 id="history-heading">History</h2>
        <DataTable
          label="History"
          columns={{
            begins: "Begins",
            inr: "INR",
            usd: "USD",
            state: "State",
            actions: mayChange && "What to do",
          }}
          rows={price.history.map(({ isToCome, ...row }) => ({
            ...row,
            actions: mayChange && isToCome && (
              <ReasonForm intent="withdraw" about={{ entry: row.id }} label="Withdraw">
                It has not begun, and then never does.
              </ReasonForm>
            ),
          }))}
          empty="It has no price yet."
        />
        {loaderData.seesLog && (
          <p>
            <Link to={`${href("/staff/audit")}?to=price:${price.subject}`}>Who set which, and why</Link>
          </p>
        )}
      </section>
    </div>
  );
}
