import { normaliseCode } from "#app/coupons/coupon-code.ts";
import { changeCouponAtDesk } from "#app/coupons/desk/change-coupon-at-desk.server.ts";
import { couponFields } from "#app/coupons/desk/coupon-fields.ts";
import { CouponFields } from "#app/coupons/desk/coupon-fields.tsx";
import { couponStates } from "#app/coupons/desk/coupon-view.ts";
import { endCoupon } from "#app/coupons/desk/end-coupon.server.ts";
import { findCouponRecord } from "#app/coupons/desk/find-coupon-record.server.ts";
import { showCoupon } from "#app/coupons/desk/load-coupon.server.ts";
import { FactList } from "#app/desk/fact-list.tsx";
import styles from "#app/desk/record-page.module.css";
import { DataTable } from "#app/ui/data-table.tsx";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { noFields } from "#app/forms/fields.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { PostForm, useIsRefused } from "#app/forms/post-form.tsx";
import { SeenVersion } from "#app/forms/sent-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

import type { Route } from "./+types/coupon.ts";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_coupons");
  const asked = { code: params.code, after: url.searchParams.get("after"), now: new Date() };
  const record = valueOrStatus(await findCouponRecord(member, asked));
  return {
    coupon: await showCoupon(member, record),
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

export const action = formAction(asStaff("change_coupon"), (on) => ({
  change: on({
    schema: ({ member }) => couponFields(member.timeZone),
    run: ({ fields, who: { member }, params, now }) =>
      changeCouponAtDesk({ member, code: codeIn(params), fields, now }),
  }),
  end: on({
    schema: noFields,
    run: ({ who: { member }, params, now }) => endCoupon({ member, code: codeIn(params), now }),
  }),
}));

const codeIn = ({ code = "" }: { code?: string }) => normaliseCode(code).replaceAll("\0", "");

const doneMessages: Record<string, string> = {
  create: "The coupon is made.",
  change: "The coupon is changed. Orders that were priced with it keep their price.",
  end: "The coupon has ended. Orders that hold it keep it until they are paid or expire.",
};

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = `Coupon ${loaderData?.coupon.code ?? ""}`;
  return unlistedPage(title, matches);
}

export default function Coupon({ loaderData }: Route.ComponentProps) {
  const { coupon, success } = loaderData;
  const { text, tone } = couponStates[coupon.state];
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title={coupon.code}
        intro={`A coupon. Times are those of ${coupon.timeZone}.`}
        back={{ to: "/staff/catalogue/coupons", label: "Coupons" }}
        actions={<Badge tone={tone}>{text}</Badge>}
      />
      <AnswerSummary success={success} />
      <FactList facts={coupon.facts} />
      {coupon.mayChange && <ChangeCoupon coupon={coupon} />}
      <section aria-labelledby="uses">
        <h2 id="uses">Uses</h2>
        <DataTable
          label="Uses"
          columns={{
            at: "When",
            customer: "Customer",
            order: "Order",
            takenOff: "Taken off",
            state: "State",
          }}
          rows={coupon.uses}
          empty="Nobody has used it."
          more={{ href: coupon.moreHref, label: "Older uses" }}
        />
      </section>
    </div>
  );
}

function ChangeCoupon({ coupon }: { coupon: Route.ComponentProps["loaderData"]["coupon"] }) {
  return (
    <section aria-labelledby="change">
      <h2 id="change">Change</h2>
      <Disclosure summary="Change its terms" open={useIsRefused("change")}>
        <PostForm intent="change" reloadDocument key={coupon.version} className={`stack-4 ${styles.form}`}>
          <SeenVersion version={coupon.version} />
          <p className="note">
            {coupon.percentFixed
              ? "Its code, beginning and percentage stay as they are: it is in use."
              : "Its code and beginning stay as they are."}
          </p>
          <CouponFields
            values={coupon.values}
            services={coupon.services}
            percentFixed={coupon.percentFixed}
          />
          <SubmitButton>Change coupon</SubmitButton>
        </PostForm>
      </Disclosure>
      {coupon.state !== "ended" && (
        <Disclosure summary="End it now">
          <PostForm intent="end" reloadDocument className={`stack-4 ${styles.form}`}>
            <p>Nobody can use it from now on. Orders that hold it keep it until they are paid or expire.</p>
            <SubmitButton variant="danger">End coupon</SubmitButton>
          </PostForm>
        </Disclosure>
      )}
    </section>
  );
}
