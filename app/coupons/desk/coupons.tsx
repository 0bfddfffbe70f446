import { data, redirect } from "react-router";

import { formToken } from "#app/accounts/form-token.server.ts";
import { listServices } from "#app/catalog/find-service.server.ts";
import { createCoupon } from "#app/coupons/desk/create-coupon.server.ts";
import { listCouponsAtDesk } from "#app/coupons/desk/list-coupons.server.ts";
import { localTime } from "#app/coupons/desk/coupon-fields.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { CouponFields } from "#app/coupons/desk/coupon-fields.tsx";
import { type CouponProblem, couponStates, type CouponValues } from "#app/coupons/desk/coupon-view.ts";
import { couponWords } from "#app/coupons/desk/coupon-words.ts";
import { readCouponForm } from "#app/coupons/desk/read-coupon-form.server.ts";
import { namedFields } from "#app/forms/named-fields.ts";
import { RecordTable } from "#app/desk/record-table.tsx";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { pageTitle } from "#app/http/page-title.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/coupons.ts";

/** Every coupon with its state and its use, and the form for another one. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_coupons");
  const now = new Date();
  const after = url.searchParams.get("after")?.replaceAll("\0", "") ?? null;
  const { coupons, next } = valueOrStatus(await listCouponsAtDesk(member, { after, now }));
  const mayChange = mayEver(member.role, "change_coupon");
  const services = mayChange ? await listServices() : [];
  return {
    coupons: coupons.map((coupon) => ({
      code: coupon.code,
      state: coupon.state,
      words: couponWords(coupon, member.timeZone),
    })),
    moreHref: next && `?${new URLSearchParams({ after: next })}`,
    mayChange,
    services: services.map(({ slug, heading }) => ({ slug, heading })),
    startsAt: localTime(now, member.timeZone),
    timeZone: member.timeZone,
    token: formToken(request),
  };
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { member } = await requireStaff(context, url, "change_coupon");
  const { ours, values } = await readCouponForm(request);
  const outcome = ours.ok ? await createCoupon({ member, typed: values, now: new Date() }) : ours;
  if (outcome.ok) throw redirect(`/staff/catalogue/coupons/${String(outcome.value)}?done=create`, 303);
  const { message, field = null, status } = outcome.refusal;
  const problem: CouponProblem = { message, field, values };
  return data(problem, { status });
}

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "private, no-store" });

export function meta({ matches }: Route.MetaArgs) {
  return [pageTitle("Coupons", matches), { name: "robots", content: "noindex" }];
}

export default function Coupons({ loaderData, actionData }: Route.ComponentProps) {
  const { coupons, moreHref, mayChange, timeZone } = loaderData;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title="Coupons"
        intro={`What each takes off, and what it has taken off so far. Times are those of ${timeZone}.`}
        back={{ to: "/staff/catalogue", label: "Catalogue" }}
      />
      {actionData && <Alert tone="danger">{actionData.message}</Alert>}
      <RecordTable
        label="Coupons"
        columns={["Code", "Takes off", "From", "Until", "Used", "Taken off in all"]}
        extraColumn="State"
        empty="There are no coupons."
        rows={coupons.map(({ code, state, words }) => ({
          id: code,
          cells: [
            { words: code, href: `/staff/catalogue/coupons/${encodeURIComponent(code)}` },
            { words: words.percent, note: words.caps },
            words.from,
            words.until,
            { words: words.used, note: words.held },
            words.takenOff,
          ],
          extra: <Badge tone={couponStates[state].tone}>{couponStates[state].words}</Badge>,
        }))}
        more={moreHref ? { href: moreHref, label: "More coupons" } : null}
      />
      {mayChange && <NewCoupon loaderData={loaderData} problem={actionData ?? null} />}
    </div>
  );
}

type NewCouponProps = Pick<Route.ComponentProps, "loaderData"> & { problem: CouponProblem | null };

function NewCoupon({ loaderData: { services, startsAt, token }, problem }: NewCouponProps) {
  const values = problem?.values ?? { ...blank, starts_at: startsAt };
  const named = namedFields(values, problem);
  return (
    <section aria-labelledby="new-coupon">
      <h2 id="new-coupon">New coupon</h2>
      <form method="post" className={styles.form}>
        <input type="hidden" name="csrfmiddlewaretoken" value={token} />
        <Field
          label="Code"
          {...named("code")}
          width="medium"
          hint="3 to 30 letters, digits and hyphens. It cannot be changed afterwards."
          autoComplete="off"
          maxLength={30}
          required
        />
        <Field label="Begins" {...named("starts_at")} type="datetime-local" width="medium" required />
        <CouponFields values={values} problem={problem} services={services} />
        <Button type="submit" name="intent" value="create">
          Create coupon
        </Button>
      </form>
    </section>
  );
}

const blank: CouponValues = {
  code: "",
  percent: "",
  cap_inr: "",
  cap_usd: "",
  starts_at: "",
  ends_at: "",
  total_limit: "",
  per_customer_limit: "",
  services: [],
};
