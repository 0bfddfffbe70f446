import { data, Link, redirect } from "react-router";

import { formToken } from "#app/forms/form-token.server.ts";
import { findPrice } from "#app/pricing/desk/find-prices.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { AnswerAlert } from "#app/desk/answer-alert.tsx";
import { loadPrice } from "#app/pricing/desk/load-price.server.ts";
import { Examples, PriceForm } from "#app/pricing/desk/price-form.tsx";
import { type PriceAnswer, pricePath } from "#app/pricing/desk/price-view.ts";
import { takePriceAction } from "#app/pricing/desk/take-price-action.server.ts";
import { ReasonForm } from "#app/desk/reason-form.tsx";
import styles from "#app/desk/record-page.module.css";
import { DataTable } from "#app/ui/data-table.tsx";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/page-title.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/price.ts";

/** One row of the price book: its history, what comes next, and the form on a new price. */
export async function loader({ context, url, params, request }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_catalogue");
  const row = { service: params.slug, choice: params.choice };
  const found = valueOrStatus(await findPrice(member, row, new Date()));
  return {
    price: loadPrice(found, member),
    mayChange: mayEver(member.role, "change_price"),
    seesLog: mayEver(member.role, "see_audit"),
    timeZone: member.timeZone,
    said: ownEntry(doneWords, url.searchParams.get("done")),
    token: formToken(request),
  };
}

export async function action({ context, url, params, request }: Route.ActionArgs) {
  const { member } = await requireStaff(context, url, "change_price");
  const row = { service: params.slug, choice: params.choice };
  const taken = await takePriceAction(request, { member, ...row, now: new Date() });
  if ("answer" in taken) return data(taken.answer, { status: taken.status });
  throw redirect(`${pricePath(row)}?done=${taken.done}`, 303);
}

const doneWords: Record<string, string> = {
  set: "The price is in the book. The public pages change by themselves when it begins.",
  withdrawn: "The price is withdrawn. It never begins.",
};

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Price: ${loaderData.price.title}` : "Price";
  return unlistedPage(title, matches);
}

export default function Price({ loaderData, actionData }: Route.ComponentProps) {
  const { price, mayChange, timeZone, said, token } = loaderData;
  const answer: PriceAnswer | null = actionData ?? null;
  const mine = answer?.about === "new" ? answer : null;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title={price.title}
        intro={`${price.words}: ${price.current.inr} or ${price.current.usd}. Times are those of ${timeZone}.`}
        back={{ to: "/staff/catalogue/prices", label: "Prices" }}
      />
      <AnswerAlert problem={answer} said={said} />
      {price.examples.length > 0 && (
        <Examples examples={price.examples} label={`Now a customer pays for ${price.example}`} />
      )}
      {mayChange && (
        <section aria-labelledby="new-heading">
          <h2 id="new-heading">New price</h2>
          <p>Orders keep their price. A price that a customer has been shown holds for half an hour.</p>
          <PriceForm
            key={mine ? "typed" : price.version}
            current={price.typed}
            seen={mine?.seen ?? price.version}
            timeZone={timeZone}
            token={token}
            answer={mine}
          />
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
              <ReasonForm
                token={token}
                intent="withdraw"
                subject={{ entry: row.id }}
                label="Withdraw"
                problem={problemOf(answer, row.id)}
              >
                It has not begun, and then never does.
              </ReasonForm>
            ),
          }))}
          empty="It has no price yet."
        />
        {loaderData.seesLog && (
          <p>
            <Link to={`/staff/audit?to=price:${price.subject}`}>Who set which, and why</Link>
          </p>
        )}
      </section>
    </div>
  );
}

function problemOf(answer: PriceAnswer | null, entry: string): { message: string; reason: string } | null {
  return answer?.about === entry ? { message: answer.message ?? "", reason: answer.typed.reason } : null;
}
