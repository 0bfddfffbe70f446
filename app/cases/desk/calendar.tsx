import { Link } from "react-router";

import type { CalendarView } from "#app/cases/desk/calendar/calendar-view.ts";
import { EntryList, WeekGrid } from "#app/cases/desk/calendar/week-grid.tsx";
import { loadCalendar } from "#app/cases/desk/calendar/load-calendar.server.ts";
import styles from "#app/cases/desk/calendar/calendar.module.css";
import recordStyles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { Button } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";

import type { Route } from "./+types/calendar.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_calendar");
  return loadCalendar(member, url, new Date());
}

export const meta = unlisted("Calendar");

export default function Calendar({ loaderData: view }: Route.ComponentProps) {
  return (
    <div className={`page stack-8 ${recordStyles.page}`}>
      <PageHeading title="Calendar" intro={`Sessions and free chats. Times are those of ${view.timeZone}.`} />
      <nav className={`row ${recordStyles.lists}`} aria-label="Lists">
        <Link to="/staff/bookings">Free chats without a time, and over</Link>
      </nav>
      {view.asking.length > 0 && (
        <section id="asking" aria-labelledby="asking-heading">
          <h2 id="asking-heading">Asked for another time: {view.asking.length}</h2>
          <EntryList entries={view.asking} />
        </section>
      )}
      <section aria-labelledby="week-heading">
        <h2 id="week-heading">{view.heading}</h2>
        <Steps view={view} />
        <WeekGrid days={view.days} />
      </section>
    </div>
  );
}

function Steps({ view }: { view: CalendarView }) {
  return (
    <div className={`spread ${styles.steps}`}>
      <nav className={`row ${recordStyles.lists}`} aria-label="Weeks">
        <Link to={view.previousHref}>Week before</Link>
        {view.isThisWeek ? <span>This week</span> : <Link to={view.thisWeekHref}>This week</Link>}
        <Link to={view.nextHref}>Week after</Link>
        {view.wholeWeekHref && <Link to={view.wholeWeekHref}>The whole week</Link>}
      </nav>
      <form className={`row ${styles.filter}`} action="/staff/calendar" aria-label="Whose week">
        <input type="hidden" name="week" value={view.week} />
        <SelectField label="Whose" name="person" options={view.people} defaultValue={view.person} />
        <Button type="submit">Show</Button>
      </form>
    </div>
  );
}
