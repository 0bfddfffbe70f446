import { z } from "zod";

import { currencyOptions } from "#app/desk/list/currency-options.ts";
import { type ListFilter, optionsOf } from "#app/desk/list/list-filters.tsx";
import { ListFrame, ListTools } from "#app/desk/list/list-frame.tsx";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { hidden } from "#app/forms/fields.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { askGateway } from "#app/payments/desk/ask-gateway.server.ts";
import { loadPayments, type ShownPayment } from "#app/payments/desk/load-payments.server.ts";
import { purposeLabels } from "#app/payments/desk/payments-list.ts";
import { gatewayOptions } from "#app/payments/gateways/gateway-options.ts";
import { paymentLabels } from "#app/refunds/state-labels.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/payments.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "ask_gateway");
  return {
    ...(await loadPayments(member, url)),
    timeZone: member.timeZone,
    asked: url.searchParams.get("asked"),
  };
}

const page = "/staff/payments";

export const action = formAction(asStaff("ask_gateway"), (on) => ({
  ask: on({
    schema: z.object({ payment: hidden }),
    run: async ({ fields: { payment }, who: { member }, now }) => {
      const asked = await askGateway({ member, paymentId: payment, now });
      return leadTo(asked, () => `${page}?${new URLSearchParams({ q: payment, asked: payment })}`);
    },
  }),
}));

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Payments");

export default function Payments({ loaderData }: Route.ComponentProps) {
  const { list, payments, asked, timeZone } = loaderData;
  const answered = payments.find(({ id }) => id === asked);
  return (
    <div className={`page stack-4 ${styles.page}`}>
      <PageHeading
        title="Payments"
        intro={`By card and bank. Times are those of ${timeZone}.`}
        actions={<ListTools list={list} />}
      />
      <AnswerSummary success={answered && `The gateway has answered. ${answered.status}`} />
      <ListFrame list={list} filters={filters}>
        <DataTable
          label="Payments"
          columns={{
            begun: "Begun",
            customer: "Customer",
            purpose: "For",
            amount: "Amount",
            state: "State",
            gateway: "At the gateway",
            actions: "What to do",
          }}
          sorting={list.sorting}
          empty={list.typed["q"] ? `No payment matches “${list.typed["q"]}”.` : "No payments match."}
          rows={payments.map(({ canAsk, ...row }) => ({ ...row, actions: canAsk && <Ask payment={row} /> }))}
        />
      </ListFrame>
    </div>
  );
}

const filters: ListFilter[] = [
  { kind: "choice", name: "state", label: "State", any: "All states", options: optionsOf(paymentLabels) },
  { kind: "choice", name: "gateway", label: "Platform", any: "All", options: gatewayOptions },
  { kind: "choice", name: "currency", label: "Currency", any: "All", options: currencyOptions },
  { kind: "choice", name: "purpose", label: "For", any: "Anything", options: optionsOf(purposeLabels) },
  { kind: "day", name: "from", label: "Begun from" },
  { kind: "day", name: "until", label: "Begun until" },
  {
    kind: "text",
    name: "q",
    label: "Search",
    hint: "The id of a payment, here or at its gateway, an order such as LF-1042, or a customer.",
  },
];

function Ask({ payment: { id } }: { payment: Pick<ShownPayment, "id"> }) {
  return (
    <PostForm intent="ask" about={{ payment: id }} reloadDocument>
      <SubmitButton size="small">
        Ask <span className="visually-hidden">the gateway</span>
      </SubmitButton>
    </PostForm>
  );
}
