import { href } from "react-router";

import { createCoupon } from "#app/coupons/desk/create-coupon.server.ts";
import { localTime, newCouponFields } from "#app/coupons/desk/coupon-fields.ts";
import { CouponFields } from "#app/coupons/desk/coupon-fields.tsx";
import { couponStates } from "#app/coupons/desk/coupon-view.ts";
import { couponText } from "#app/coupons/desk/load-coupon.server.ts";
import { listCouponsAtDesk } from "#app/coupons/desk/list-coupons-at-desk.server.ts";
import { listServices } from "#app/catalog/find-service.server.ts";
import { couponsList } from "#app/coupons/desk/coupons-list.ts";
import type { ListFilter } from "#app/desk/list/list-filters.tsx";
import { ListFrame, ListTools } from "#app/desk/list/list-frame.tsx";
import { readListQuery } from "#app/desk/list/list-query.ts";
import { listView } from "#app/desk/list/list-view.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import styles from "#app/desk/record-page.module.css";
import { DataTable } from "#app/ui/data-table.tsx";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

import type { Route } from "./+types/coupons.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_coupons");
  const now = new Date();
  const query = readListQuery(couponsList, url.searchParams);
  const turn = { after: query.after, before: query.before, size: 25 };
  const { coupons, previous, next } = valueOrStatus(await listCouponsAtDesk(member, query, turn, now));
  const mayChange = mayEver(member.role, "change_coupon");
  const services = mayChange ? await listServices() : [];
  return {
    coupons: coupons.map((coupon) => ({
      code: coupon.code,
      state: coupon.state,
      text: couponText(coupon, member.timeZone),
    })),
    list: await listView(couponsList, query, { member, previous, next }),
    mayChange,
    services: services.map(({ slug, heading }) => ({ slug, heading })),
    startsAt: localTime(now, member.timeZone),
    timeZone: member.timeZone,
  };
}

export const action = formAction(asStaff("change_coupon"), (on) => ({
  create: on({
    schema: ({ member }) => newCouponFields(member.timeZone),
    run: async ({ fields, who: { member }, now }) =>
      leadTo(
        await createCoupon({ member, fields, now }),
        (code) => `${href("/staff/catalogue/coupons/:code", { code })}?done=create`,
      ),
  }),
}));

export const shouldRevalidate = afterEveryAction;

const states = Object.entries(couponStates).map(([value, { text }]) => ({ value, label: text }));

export const meta = unlisted("Coupons");

export default function Coupons({ loaderData }: Route.ComponentProps) {
  const { list, coupons, mayChange, timeZone } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Coupons"
        intro={`What each takes off, and what it has taken off so far. Times are those of ${timeZone}.`}
        back={{ to: "/staff/catalogue", label: "Catalogue" }}
        actions={<ListTools list={list} />}
      />
      <AnswerSummary />
      <ListFrame list={list} filters={filters} turns={list.sorting["code"]?.direction ? byCode : undefined}>
        <DataTable
          label="Coupons"
          sorting={list.sorting}
          columns={{
            code: "Code",
            percent: "Takes off",
            from: "From",
            until: "Until",
            used: "Used",
            takenOff: "Taken off in all",
            state: "State",
          }}
          empty={list.narrowed ? "No coupons match." : "There are no coupons."}
          rows={coupons.map(({ code, state, text }) => ({
            id: code,
            code: { text: code, href: href("/staff/catalogue/coupons/:code", { code }) },
            percent: { text: text.percent, note: text.caps },
            from: text.from,
            until: text.until,
            used: { text: text.used, note: text.held },
            takenOff: text.takenOff,
            state: <Badge tone={couponStates[state].tone}>{couponStates[state].text}</Badge>,
          }))}
        />
      </ListFrame>
      {mayChange && <NewCoupon loaderData={loaderData} />}
    </div>
  );
}

const byCode = ["Before", "After"] as const;

const filters: ListFilter[] = [
  { kind: "choice", name: "state", label: "State", any: "Every state", options: states },
  { kind: "text", name: "code", label: "Code", hint: "A part of it will do." },
  { kind: "day", name: "from", label: "Begins from" },
  { kind: "day", name: "until", label: "Begins until" },
];

function NewCoupon({ loaderData: { services, startsAt } }: Pick<Route.ComponentProps, "loaderData">) {
  return (
    <section aria-labelledby="new-coupon">
      <h2 id="new-coupon">New coupon</h2>
      <PostForm intent="create" reloadDocument className={`stack-4 ${styles.form}`}>
        <Field
          label="Code"
          name="code"
          width="medium"
          hint="3 to 30 letters, digits and hyphens. It cannot be changed afterwards."
          autoComplete="off"
          maxLength={30}
          required
        />
        <Field
          label="Begins"
          name="starts_at"
          defaultValue={startsAt}
          type="datetime-local"
          width="medium"
          required
        />
        <CouponFields services={services} />
        <SubmitButton>Create coupon</SubmitButton>
      </PostForm>
    </section>
  );
}
