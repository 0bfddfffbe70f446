import { data, redirect } from "react-router";

import { formToken } from "#app/forms/form-token.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { adjustWallet } from "#app/wallet/adjust-wallet-at-desk.server.ts";
import { closeGroupAtDesk } from "#app/research-groups/close-group-at-desk.server.ts";
import { findCustomerRecord } from "#app/accounts/desk/find-customer-record.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { removeTestimonialAtDesk } from "#app/testimonials/remove-testimonial.server.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { AnswerAlert } from "#app/desk/answer-alert.tsx";
import { CustomerRecordView } from "#app/accounts/desk/customer-record-view.tsx";
import type { CustomerProblem } from "#app/accounts/desk/customer-view.ts";
import { showCustomer } from "#app/accounts/desk/load-customer.server.ts";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { readStaffForm, type StaffForm } from "#app/desk/staff-form.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { pageTitle } from "#app/http/page-title.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/customer.ts";

/** Everything that the desk knows about one customer. */
export async function loader({ params, context, url, request }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_customers");
  const before = /^\d{1,15}$/.exec(url.searchParams.get("before") ?? "");
  const movementsBefore = before ? Number(before[0]) : null;
  const now = new Date();
  const record = valueOrStatus(
    await findCustomerRecord(member, { userId: UserId.parse(params.userId), movementsBefore, now }),
  );
  return {
    customer: await showCustomer(member, record, now),
    said: ownEntry(doneWords, url.searchParams.get("done")),
    token: formToken(request),
  };
}

export async function action({ params, context, url, request }: Route.ActionArgs) {
  const { member } = await requireStaff(context, url, "see_customers");
  const { form, ours } = await readStaffForm(request);
  const outcome = ours.ok ? await act(form, { member, userId: UserId.parse(params.userId) }) : ours;
  if (outcome.ok) throw redirect(`/staff/customers/${params.userId}?done=${outcome.value}`, 303);
  const { message, field = null, status } = outcome.refusal;
  const subject = form.field("group") || form.field("service");
  const wallet = form.intent === "adjust_wallet" ? walletProblem(form, { message, field }) : null;
  const problem: CustomerProblem = { subject, message, reason: form.field("reason"), wallet };
  return data(problem, { status });
}

function walletProblem(
  { field }: StaffForm,
  why: { message: string; field: string | null },
): NonNullable<CustomerProblem["wallet"]> {
  const [direction, currency] = [field("direction"), field("currency")];
  return { ...why, direction, currency, amount: field("amount"), reason: field("reason") };
}

/** Answers the word for what was done. */
async function act(
  { intent, field }: StaffForm,
  { member, userId }: { member: Member; userId: UserId },
): Promise<Outcome<string>> {
  const asked = { member, reason: field("reason"), now: new Date() };
  switch (intent) {
    case "remove_testimonial":
      return named(
        intent,
        await removeTestimonialAtDesk({ ...asked, userId, service: field("service"), seen: field("seen") }),
      );
    case "close_group":
      return named(intent, await closeGroupAtDesk({ ...asked, groupId: field("group") }));
    case "adjust_wallet": {
      const wish = { direction: field("direction"), amount: field("amount"), currency: field("currency") };
      const adjusted = await adjustWallet({ ...asked, userId, ...wish, requestKey: field("request_key") });
      if (!adjusted.ok) return adjusted;
      return done(adjusted.value.state === "made" ? intent : "adjustment_asked");
    }
    default:
      return notUnderstood;
  }
}

function named(intent: string, outcome: Outcome<unknown>): Outcome<string> {
  return outcome.ok ? done(intent) : outcome;
}

const doneWords: Record<string, string> = {
  remove_testimonial: "The testimonial is removed.",
  close_group: "The group is closed.",
  adjust_wallet: "The wallet is changed, and the customer is told by mail.",
  adjustment_asked: "This is above the limit. It is done once somebody else has approved it.",
};

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "private, no-store" });

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.customer.name ?? "Customer";
  return [pageTitle(title, matches), { name: "robots", content: "noindex" }];
}

export default function Customer({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, said, token } = loaderData;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title={customer.name}
        intro={`Times are those of ${customer.timeZone}.`}
        back={{ to: "/staff/customers", label: "Customers" }}
      />
      <AnswerAlert problem={actionData} said={said} />
      <CustomerRecordView customer={customer} token={token} problem={actionData ?? null} />
    </div>
  );
}
