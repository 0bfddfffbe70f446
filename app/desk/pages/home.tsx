import { href, Link } from "react-router";

import type { Awaiting } from "#app/desk/pages/count-awaiting.server.ts";
import { changeTimeZone } from "#app/desk/change-time-zone.server.ts";
import { listAway } from "#app/desk/list-away.server.ts";
import { timeZones } from "#app/desk/time-zones.ts";
import { AwayNow } from "#app/desk/pages/away-now.tsx";
import styles from "#app/desk/pages/desk-home.module.css";
import recordStyles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { zoneFields } from "#app/desk/people-fields.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";
import { writtenDate } from "#app/platform/dates.ts";

import type { Route } from "./+types/home.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { user, member } = await requireStaff(context, url, null);
  const now = new Date();
  const away = await listAway(now);
  return {
    firstName: user.firstName,
    role: member.role,
    away: away.map(({ id, name, until }) => ({ id, text: `${name}, until ${writtenDate(until)}` })),
    yourPage: href("/staff/people/:userId", { userId: member.id }),
    timeZone: member.timeZone,
    zones: timeZones(),
    success: url.searchParams.get("done") === "zone" ? "Your time zone is saved." : null,
  };
}

export const action = formAction(asStaff("change_time_zone"), (on) => ({
  zone: on({
    schema: zoneFields,
    run: ({ fields, who: { member }, now }) =>
      changeTimeZone({ member, userId: member.id, timeZone: fields.time_zone, now }),
  }),
}));

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Desk");

type Waiting = { count: number; label: string; to: string };

function waitingList({ work, ...counts }: Awaiting): Waiting[] {
  const parts: [count: number | null, label: string, to: string][] = [
    [work && work.overdue, "Overdue", "/staff/work?overdue=yes"],
    [work && work.received, "Not begun", "/staff/work?state=received"],
    [work && work.unassigned, "Nobody’s yet", "/staff/work?person=nobody"],
    [work && work.mine, "Yours", "/staff/work?person=me"],
    [counts.unreadMessages, "Messages not read", "/staff/work?unread=yes"],
    [counts.evidenceToCheck, "Evidence to check", "/staff/work?evidence=yes"],
    [counts.requestedChats, "Chats without a time", "/staff/bookings"],
    [counts.enquiries, "Enquiries to answer", "/staff/enquiries"],
    [counts.otherTimes, "Asked for another time", "/staff/calendar#asking"],
    [counts.versionsToRead, "Versions to read", "/staff/work?reading=yes"],
    [counts.cancellations, "Requests to cancel", "/staff/cancellations"],
    [counts.missedSessions, "Missed sessions to decide", "/staff/cancellations#missed"],
    [counts.guaranteeClaims, "Guarantee claims", "/staff/guarantee-claims"],
    [counts.failedRefunds, "Failed refunds", "/staff/refunds?state=failed"],
    [counts.unansweredRefunds, "Refunds with no answer", "/staff/refunds?state=unanswered"],
    [counts.owedToWallets, "Refunds owed to wallets", "/staff/refunds?state=wallet"],
    [counts.bookFindings, "Findings in the books", "/staff/books"],
    [counts.testimonials, "Testimonials to look at", "/staff/catalogue/testimonials?state=waiting"],
    [counts.walletRequests, "Wallet changes and refunds to approve", "/staff/wallet-requests"],
  ];
  return parts.flatMap(([count, label, to]) => (count === null ? [] : [{ count, label, to }]));
}

export default function DeskHome({ loaderData, matches }: Route.ComponentProps) {
  const { firstName, role, away, yourPage, success } = loaderData;
  const waiting = waitingList(matches[1].loaderData.awaiting);
  return (
    <div className={`page stack-8 ${recordStyles.page}`}>
      <PageHeading title="Desk" intro={`${firstName}, you are here as ${articles[role]}.`} />
      <AnswerSummary success={success} />
      <section aria-labelledby="waiting">
        <h2 id="waiting">What waits</h2>
        <ul className={styles.waiting} role="list">
          {waiting.map(({ count, label, to }) => (
            <li key={to}>
              <Link to={to} className={styles.count}>
                <span data-figure>{count}</span> {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <AwayNow away={away} yourPage={yourPage} />
      <TimeZone loaderData={loaderData} />
    </div>
  );
}

const articles = { counsellor: "a counsellor", manager: "a manager", owner: "an owner" } as const;

function TimeZone({ loaderData: { timeZone, zones } }: Pick<Route.ComponentProps, "loaderData">) {
  return (
    <section aria-labelledby="zone">
      <h2 id="zone">Your clock</h2>
      <PostForm intent="zone" reloadDocument className={`stack-4 ${recordStyles.form}`}>
        <SelectField
          key={timeZone}
          label="Time zone"
          hint="The times that the desk shows you are those of this zone."
          name="time_zone"
          defaultValue={timeZone}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
        />
        <SubmitButton>Save the time zone</SubmitButton>
      </PostForm>
    </section>
  );
}
