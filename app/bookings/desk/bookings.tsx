import { data, Link, redirect } from "react-router";

import { formToken } from "#app/forms/form-token.server.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { AnswerAlert } from "#app/desk/answer-alert.tsx";
import { ChatTable } from "#app/bookings/desk/chat-table.tsx";
import type { ChatProblem, ChatSection } from "#app/bookings/desk/chat-view.ts";
import { loadBookings } from "#app/bookings/desk/load-bookings.server.ts";
import { takeBookingAction } from "#app/bookings/desk/take-action.server.ts";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { pageTitle } from "#app/http/page-title.ts";
import { PageLinks } from "#app/ui/data-table.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/bookings.ts";

/** Everybody's free chats: those that wait for a time, and those that have one, by the day it is for whoever looks. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_bookings");
  return {
    sections: await loadBookings(member, url, new Date()),
    timeZone: member.timeZone,
    // The page of one chat is no list.
    show: url.searchParams.has("chat") ? "one" : url.searchParams.get("show"),
    said: ownEntry(doneWords, url.searchParams.get("done")),
    token: formToken(request),
  };
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { member } = await requireStaff(context, url, "change_booking");
  const answer = await takeBookingAction(request, member, new Date());
  if ("problem" in answer) return data(answer.problem, { status: answer.status });
  const back = new URLSearchParams(url.searchParams);
  back.set("done", answer.done);
  throw redirect(`/staff/bookings?${back}`, 303);
}

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "private, no-store" });

export function meta({ matches }: Route.MetaArgs) {
  return [pageTitle("Bookings", matches), { name: "robots", content: "noindex" }];
}

const doneWords: Record<string, string> = {
  set_time: "The time is set. The customer is told by mail.",
  completed: "The chat is completed.",
  no_show: "The chat counts as missed.",
  cancelled: "The chat is cancelled.",
};

export default function Bookings({ loaderData, actionData }: Route.ComponentProps) {
  const { sections, timeZone, show, said, token } = loaderData;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading title="Bookings" intro={`Free chats. Times are those of ${timeZone}.`} />
      <AnswerAlert problem={actionData} said={said} />
      <nav className={styles.lists} aria-label="Lists of chats">
        {lists.map(({ name, label }) => (
          <Link
            key={label}
            to={name ? `?show=${name}` : "/staff/bookings"}
            aria-current={name === show ? "page" : undefined}
          >
            {label}
          </Link>
        ))}
        <Link to="/staff/calendar">Calendar</Link>
      </nav>
      {sections.map((section) => (
        <Section key={section.list} section={section} token={token} problem={actionData ?? null} />
      ))}
    </div>
  );
}

const lists = [
  { name: null, label: "Open" },
  { name: "ended", label: "Over" },
];

const sectionWords: Record<ChatSection["list"], { heading: string; empty: string }> = {
  requested: { heading: "Waiting for a time", empty: "No chat waits for a time." },
  confirmed: { heading: "With a time", empty: "No chat has a time." },
  ended: { heading: "Over", empty: "No chat is over." },
};

type SectionProps = { section: ChatSection; token: string; problem: ChatProblem | null };

function Section({ section: { list, days, moreHref }, token, problem }: SectionProps) {
  const { heading, empty } = sectionWords[list];
  return (
    <section aria-labelledby={list}>
      <h2 id={list}>{heading}</h2>
      {days.length === 0 && <p className={styles.quiet}>{empty}</p>}
      {days.map((day) => (
        <div key={day.day}>
          {day.heading && <h3>{day.heading}</h3>}
          <ChatTable
            label={`${heading}${day.heading && `, ${day.heading}`}`}
            chats={day.chats}
            token={token}
            problem={problem}
          />
        </div>
      ))}
      <PageLinks links={[{ href: moreHref, label: "More chats" }]} />
    </section>
  );
}
