import { z } from "zod";

import { UserId } from "#app/platform/ids.ts";
import { adjustWallet } from "#app/wallet/adjust-wallet-at-desk.server.ts";
import { adjustmentFields } from "#app/wallet/adjustment-fields.ts";
import { closeGroupAtDesk } from "#app/research-groups/close-group-at-desk.server.ts";
import { endSignInsAtDesk } from "#app/accounts/desk/end-sign-ins.server.ts";
import { findCustomerRecord } from "#app/accounts/desk/find-customer-record.server.ts";
import { removeTestimonialAtDesk } from "#app/testimonials/remove-testimonial.server.ts";
import { parseAmount } from "#app/money/parse-amount.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { customerZone } from "#app/bookings/customer-zone.server.ts";
import { findLastTimeZone } from "#app/bookings/find-last-time-zone.server.ts";
import { CustomerRecordView } from "#app/accounts/desk/customer-record-view.tsx";
import { showCustomer } from "#app/accounts/desk/load-customer.server.ts";
import { loadCustomerTimeline } from "#app/accounts/desk/load-customer-timeline.server.ts";
import { db } from "#app/platform/db.server.ts";
import record from "#app/desk/record-page.module.css";
import styles from "#app/desk/timeline/two-columns.module.css";
import { Timeline } from "#app/desk/timeline/timeline.tsx";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { reasonText } from "#app/desk/reason.ts";
import { hidden } from "#app/forms/fields.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/customer.ts";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_customers");
  const now = new Date();
  const found = valueOrStatus(await findCustomerRecord(member, { userId: UserId.parse(params.userId), now }));
  const { account } = found;
  const zone = account.deletedAt
    ? null
    : customerZone(await findLastTimeZone(db, account.id), account.country);
  const [customer, timeline] = await Promise.all([
    showCustomer(member, found, { zone, now }),
    loadCustomerTimeline({ member, account, zone, query: url.searchParams, now }),
  ]);
  return {
    customer,
    timeline,
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

export const action = formAction(asStaff("see_customers"), (on) => ({
  remove_testimonial: on({
    schema: z.object({ service: hidden, seen: hidden, reason: reasonText }),
    run: ({ fields, who: { member }, params, now }) =>
      removeTestimonialAtDesk({ member, userId: userIdIn(params), ...fields, now }),
  }),
  close_group: on({
    schema: z.object({ group: hidden, reason: reasonText }),
    run: ({ fields: { group, reason }, who: { member }, now }) =>
      closeGroupAtDesk({ member, groupId: group, reason, now }),
  }),
  end_sign_ins: on({
    schema: z.object({ reason: reasonText }),
    run: ({ fields: { reason }, who: { member }, params, now }) =>
      endSignInsAtDesk({ member, userId: userIdIn(params), reason, now }),
  }),
  adjust_wallet: on({
    schema: adjustmentFields,
    run: async ({ fields: { request_key: requestKey, ...fields }, who: { member }, params, url, now }) => {
      const amount = parseAmount(fields.amount, fields.currency);
      if (!amount.ok) return amount;
      const input = { ...fields, amount: amount.value, userId: userIdIn(params) };
      const adjusted = await adjustWallet({ member, ...input, requestKey, now });
      return leadTo(adjusted, ({ state }) => {
        return `${url.pathname}?done=${state === "made" ? "adjust_wallet" : "adjustment_asked"}`;
      });
    },
  }),
}));

const userIdIn = ({ userId = "" }: { userId?: string }) => UserId.parse(userId);

const doneMessages: Record<string, string> = {
  remove_testimonial: "The testimonial is removed.",
  close_group: "The group is closed.",
  end_sign_ins: "They are signed out on every device.",
  adjust_wallet: "The wallet is changed, and the customer is told by email.",
  adjustment_asked: "This is above the limit. It is done once somebody else has approved it.",
};

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.customer.name ?? "Customer";
  return unlistedPage(title, matches);
}

export default function Customer({ loaderData }: Route.ComponentProps) {
  const { customer, timeline, success } = loaderData;
  return (
    <div className={`page ${record.page} ${styles.columns}`}>
      <div className="stack-8">
        <PageHeading
          title={customer.name}
          intro={`Times are those of ${customer.timeZone}.`}
          back={{ to: "/staff/customers", label: "Customers" }}
          actions={
            customer.newLinkHref && <LinkButton to={customer.newLinkHref}>New Payment Link</LinkButton>
          }
        />
        <nav className={`row ${styles.jump}`} aria-label="On this page">
          <a href="#timeline">Timeline</a>
        </nav>
        <AnswerSummary success={success} />
        <CustomerRecordView customer={customer} />
      </div>
      <div className={styles.beside}>
        <Timeline timeline={timeline} empty="Nothing of this kind yet." />
      </div>
    </div>
  );
}
