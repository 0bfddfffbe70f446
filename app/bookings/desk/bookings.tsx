import { href, Link } from "react-router";
import { z } from "zod";

import { endChat, setChatTime } from "#app/bookings/desk/change-booking.server.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { ChatTable } from "#app/bookings/desk/chat-table.tsx";
import type { ChatEnd, ChatSection } from "#app/bookings/desk/desk-chat-view.ts";
import { loadBookings } from "#app/bookings/desk/load-bookings.server.ts";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { hidden } from "#app/forms/fields.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";

import type { Route } from "./+types/bookings.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_bookings");
  return {
    sections: await loadBookings(member, url, new Date()),
    timeZone: member.timeZone,
    yourPage: href("/staff/people/:userId", { userId: member.id }),
    show: url.searchParams.has("chat") ? "one" : url.searchParams.get("show"),
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

const chatFields = z.object({ booking: hidden, seen: hidden });

export const action = formAction(asStaff("change_booking"), (on) => {
  const end = (as: ChatEnd) =>
    on({
      schema: chatFields,
      run: async ({ fields: { booking, seen }, who: { member }, url, now }) =>
        leadTo(await endChat({ member, bookingId: booking, seen, as, now }), () => backTo(url, as)),
    });
  return {
    set_time: on({
      schema: chatFields.extend({ starts_at: hidden }),
      run: async ({ fields: { booking, seen, starts_at }, who: { member }, url, now }) => {
        const asked = { member, bookingId: booking, seen, localTime: starts_at, now };
        return leadTo(await setChatTime(asked), () => backTo(url, "set_time"));
      },
    }),
    completed: end("completed"),
    no_show: end("no_show"),
    cancelled: end("cancelled"),
  };
});

function backTo(url: URL, done: string): string {
  const back = new URLSearchParams(url.searchParams);
  back.set("done", done);
  return `${url.pathname}?${back}`;
}

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Bookings");

const doneMessages: Record<string, string> = {
  set_time: "The time is set. The customer is told by email.",
  completed: "The chat is completed.",
  no_show: "The chat counts as missed.",
  cancelled: "The chat is cancelled.",
};

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const { sections, timeZone, yourPage, show, success } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading title="Bookings" intro={`Free chats. Times are those of ${timeZone}.`} />
      <AnswerSummary success={success} />
      <nav className={`row ${styles.lists}`} aria-label="Lists of chats">
        {lists.map(({ name, label }) => (
          <Link
            key={label}
            to={name ? `?show=${name}` : "/staff/bookings"}
            aria-current={name === show ? "page" : undefined}
          >
            {label}
          </Link>
        ))}
        <Link to="/staff/bookings/all">All</Link>
        <Link to="/staff/calendar">Calendar</Link>
        <Link to={`${yourPage}#hours`}>Your hours</Link>
        <Link to="/staff/holidays">Holidays of the firm</Link>
      </nav>
      {sections.map((section) => (
        <Section key={section.list} section={section} />
      ))}
    </div>
  );
}

const lists = [
  { name: null, label: "Open" },
  { name: "ended", label: "Over" },
];

const sectionText: Record<ChatSection["list"], { heading: string; empty: string }> = {
  requested: { heading: "Waiting for a time", empty: "No chat is waiting for a time." },
  confirmed: { heading: "With a time", empty: "No chat has a time." },
  ended: { heading: "Over", empty: "No chat is over." },
};

function Section({ section: { list, days, moreHref } }: { section: ChatSection }) {
  const { heading, empty } = sectionText[list];
  return (
    <section aria-labelledby={list}>
      <h2 id={list}>{heading}</h2>
      {days.length === 0 && <p className="note">{empty}</p>}
      {days.map((day) => (
        <div key={day.day}>
          {day.heading && <h3>{day.heading}</h3>}
          <ChatTable label={`${heading}${day.heading && `, ${day.heading}`}`} chats={day.chats} />
        </div>
      ))}
      <PageLinks links={[{ href: moreHref, label: "More chats" }]} />
    </section>
  );
}
