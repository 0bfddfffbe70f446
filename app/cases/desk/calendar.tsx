import { Link } from "react-router";

import { CalendarFilter } from "#app/cases/desk/calendar/calendar-filter.tsx";
import { CalendarKeys } from "#app/cases/desk/calendar/calendar-keys.tsx";
import type { CalendarView } from "#app/cases/desk/calendar/calendar-view.ts";
import styles from "#app/cases/desk/calendar/calendar.module.css";
import { EntryList } from "#app/cases/desk/calendar/entry-card.tsx";
import { loadCalendar } from "#app/cases/desk/calendar/load-calendar.server.ts";
import { TimeGrid } from "#app/cases/desk/calendar/time-grid.tsx";
import recordStyles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/calendar.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_calendar");
  return loadCalendar(member, url, new Date());
}

export const meta = unlisted("Calendar");

export default function Calendar({ loaderData: view }: Route.ComponentProps) {
  return (
    <div className={`page stack-6 ${recordStyles.page}`}>
      <PageHeading
        title="Calendar"
        intro={`Sessions and free chats. Times are those of ${view.timeZone}; each also has its customer’s.`}
        actions={<CalendarKeys view={view} />}
      />
      {view.asking.length > 0 && (
        <section id="asking" aria-labelledby="asking-heading">
          <h2 id="asking-heading">Asked for another time: {view.asking.length}</h2>
          <EntryList entries={view.asking} />
        </section>
      )}
      <section aria-labelledby="days-heading">
        <Steps view={view} />
        <CalendarFilter key={view.whose} view={view} />
        <div className={styles.scroll} role="region" aria-label={`Hours of the ${view.view}`} tabIndex={0}>
          <TimeGrid {...view} />
        </div>
        {view.left > 0 && (
          <p className="note">
            {view.left} more people have no column here. Choose whose day you want to see.
          </p>
        )}
      </section>
    </div>
  );
}

function Steps({ view: { view, heading, hrefs } }: { view: CalendarView }) {
  const [before, now, after] =
    view === "day" ? ["Day before", "Today", "Day after"] : ["Week before", "This week", "Week after"];
  return (
    <div className={`spread ${styles.steps}`}>
      <h2 id="days-heading">{heading}</h2>
      <nav className={`row ${recordStyles.lists}`} aria-label={view === "day" ? "Days" : "Weeks"}>
        <Link to={hrefs.before} aria-keyshortcuts="ArrowLeft">
          {before}
        </Link>
        {hrefs.today === null ? (
          <span>{now}</span>
        ) : (
          <Link to={hrefs.today} aria-keyshortcuts="t">
            {now}
          </Link>
        )}
        <Link to={hrefs.after} aria-keyshortcuts="ArrowRight">
          {after}
        </Link>
      </nav>
      <nav className={`row ${recordStyles.lists}`} aria-label="View">
        <Link to={hrefs.day} aria-current={view === "day" ? "page" : undefined}>
          Day
        </Link>
        <Link to={hrefs.week} aria-current={view === "week" ? "page" : undefined}>
          Week
        </Link>
        <Link to="/staff/bookings">All free chats</Link>
      </nav>
    </div>
  );
}
