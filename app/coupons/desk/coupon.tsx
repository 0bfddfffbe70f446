import { data, redirect } from "react-router";

import { formToken } from "#app/accounts/form-token.server.ts";
import { normaliseCode } from "#app/coupons/coupon.ts";
import { changeCouponAtDesk } from "#app/coupons/desk/change-coupon.server.ts";
import { endCoupon } from "#app/coupons/desk/end-coupon.server.ts";
import { findCouponRecord } from "#app/coupons/desk/find-coupon-record.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { AnswerAlert } from "#app/desk/answer-alert.tsx";
import { CouponFields } from "#app/coupons/desk/coupon-fields.tsx";
import { type CouponProblem, couponStates } from "#app/coupons/desk/coupon-view.ts";
import { showCoupon } from "#app/coupons/desk/load-coupon.server.ts";
import { readCouponForm } from "#app/coupons/desk/read-coupon-form.server.ts";
import { FactList } from "#app/desk/fact-list.tsx";
import { RecordTable } from "#app/desk/record-table.tsx";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { pageTitle } from "#app/http/page-title.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/coupon.ts";

/** One coupon: its terms, who has used it and what it took off, and the way to change or end it. */
export async function loader({ params, context, url, request }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_coupons");
  const asked = { code: params.code, after: url.searchParams.get("after"), now: new Date() };
  const record = valueOrStatus(await findCouponRecord(member, asked));
  return {
    coupon: await showCoupon(member, record),
    said: ownEntry(doneWords, url.searchParams.get("done")),
    token: formToken(request),
  };
}

export async function action({ params, context, url, request }: Route.ActionArgs) {
  const { member } = await requireStaff(context, url, "change_coupon");
  const read = await readCouponForm(request);
  const code = normaliseCode(params.code).replaceAll("\0", "");
  const outcome = read.ours.ok ? await act(read, { member, code }) : read.ours;
  const { intent } = read.form;
  if (outcome.ok) throw redirect(`/staff/catalogue/coupons/${encodeURIComponent(code)}?done=${intent}`, 303);
  const { message, field = null, status } = outcome.refusal;
  const problem: CouponProblem = { message, field, values: intent === "change" ? read.values : null };
  return data(problem, { status });
}

function act(
  { form, values: typed }: Awaited<ReturnType<typeof readCouponForm>>,
  { member, code }: { member: Member; code: string },
): Promise<Outcome<null>> | Outcome<null> {
  const asked = { member, code, now: new Date() };
  switch (form.intent) {
    case "change":
      return changeCouponAtDesk({ ...asked, version: form.field("version"), typed });
    case "end":
      return endCoupon(asked);
    default:
      return notUnderstood;
  }
}

const doneWords: Record<string, string> = {
  create: "The coupon is made.",
  change: "The coupon is changed. Orders that were priced with it keep their price.",
  end: "The coupon has ended. Orders that hold it keep it until they are paid or expire.",
};

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "private, no-store" });

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = `Coupon ${loaderData?.coupon.code ?? ""}`;
  return [pageTitle(title, matches), { name: "robots", content: "noindex" }];
}

export default function Coupon({ loaderData, actionData }: Route.ComponentProps) {
  const { coupon, said, token } = loaderData;
  const { words, tone } = couponStates[coupon.state];
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title={coupon.code}
        intro={`A coupon. Times are those of ${coupon.timeZone}.`}
        back={{ to: "/staff/catalogue/coupons", label: "Coupons" }}
        actions={<Badge tone={tone}>{words}</Badge>}
      />
      <AnswerAlert problem={actionData} said={said} />
      <FactList facts={coupon.facts} />
      {coupon.mayChange && <ChangeCoupon coupon={coupon} token={token} problem={actionData ?? null} />}
      <section aria-labelledby="uses">
        <h2 id="uses">Uses</h2>
        <RecordTable
          label="Uses"
          columns={["When", "Customer", "Order", "Taken off", "State"]}
          rows={coupon.uses}
          empty="Nobody has used it."
          more={coupon.moreHref ? { href: coupon.moreHref, label: "Older uses" } : null}
        />
      </section>
    </div>
  );
}

type ChangeCouponProps = {
  coupon: Route.ComponentProps["loaderData"]["coupon"];
  token: string;
  problem: CouponProblem | null;
};

function ChangeCoupon({ coupon, token, problem }: ChangeCouponProps) {
  return (
    <section aria-labelledby="change">
      <h2 id="change">Change</h2>
      <Disclosure summary="Change its terms" open={problem?.values != null}>
        <form
          // Once it has been changed, the fields show what is kept.
          key={coupon.version}
          method="post"
          className={styles.form}
        >
          <Hidden token={token} version={coupon.version} />
          <p className={styles.quiet}>
            {coupon.percentFixed
              ? "Its code, beginning and percentage stay as they are: it is in use."
              : "Its code and beginning stay as they are."}
          </p>
          <CouponFields
            values={problem?.values ?? coupon.values}
            problem={problem}
            services={coupon.services}
            percentFixed={coupon.percentFixed}
          />
          <Button type="submit" name="intent" value="change">
            Change coupon
          </Button>
        </form>
      </Disclosure>
      {coupon.state !== "ended" && (
        <Disclosure summary="End it now">
          <form method="post" className={styles.form}>
            <Hidden token={token} version={coupon.version} />
            <p>Nobody can use it from now on. Orders that hold it keep it until they are paid or expire.</p>
            <Button type="submit" name="intent" value="end" variant="danger">
              End coupon
            </Button>
          </form>
        </Disclosure>
      )}
    </section>
  );
}

function Hidden({ token, version }: { token: string; version: number }) {
  return (
    <>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <input type="hidden" name="version" value={version} />
    </>
  );
}
