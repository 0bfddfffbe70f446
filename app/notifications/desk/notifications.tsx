import { Link } from "react-router";

import { z } from "zod";

import styles from "#app/notifications/desk/notifications.module.css";
import recordStyles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { readAs } from "#app/forms/fields.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { loadNotifications } from "#app/notifications/desk/load-notifications.server.ts";
import { markAllRead, markNoticeRead } from "#app/notifications/read-notices.server.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done } from "#app/platform/outcome.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";

import type { Route } from "./+types/notifications.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, null);
  return loadNotifications(member, url.searchParams.get("after"), new Date());
}

const wrong = notUnderstood.refusal.message;
const notice = readAs((sent) => (/^\d{1,15}$/.test(sent) ? Number(sent) : null), wrong);
const moment = readAs((sent) => (z.iso.datetime().safeParse(sent).success ? new Date(sent) : null), wrong);

export const action = formAction(
  ({ context, url }) => requireStaff(context, url, null),
  (on) => ({
    read: on({
      schema: z.object({ notice }),
      run: async ({ fields, who: { member }, now }) =>
        done(await markNoticeRead(member.id, fields.notice, now)),
    }),
    read_all: on({
      schema: z.object({ up_to: moment }),
      run: async ({ fields, who: { member }, now }) =>
        done(await markAllRead(member.id, { upTo: fields.up_to, now })),
    }),
  }),
);

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Notifications");

type Day = Route.ComponentProps["loaderData"]["days"][number];

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { days, timeZone, readUpTo, moreHref, firstHref } = loaderData;
  return (
    <div className={`page stack-6 ${recordStyles.page}`}>
      <PageHeading
        title="Notifications"
        intro={`What concerns you, newest first. Times are those of ${timeZone}.`}
        actions={
          <>
            {readUpTo !== null && (
              <PostForm intent="read_all" about={{ up_to: readUpTo }}>
                <Button type="submit" size="small">
                  Mark All as Read
                </Button>
              </PostForm>
            )}
            <LinkButton to="/staff/notifications/settings" size="small" variant="quiet">
              Settings
            </LinkButton>
          </>
        }
      />
      <AnswerSummary />
      {days.length === 0 && <p className="muted">Nothing yet. What concerns you is listed here.</p>}
      {days.map((day) => (
        <DaySection key={day.day} day={day} />
      ))}
      <PageLinks
        links={[
          { href: firstHref, label: "Newest" },
          { href: moreHref, label: "Older" },
        ]}
      />
    </div>
  );
}

function DaySection({ day: { day, label, notices } }: { day: Day }) {
  return (
    <section aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>{label}</h2>
      <ol className={styles.list} role="list">
        {notices.map((one) => (
          <li key={one.id} className={styles.notice} data-unread={one.unread || undefined}>
            <time dateTime={one.at} className={styles.time}>
              {one.time}
            </time>
            <Link to={one.href} className={styles.sentence}>
              {one.unread && <span className="visually-hidden">Not read: </span>}
              {one.sentence}
            </Link>
            {one.unread && (
              <PostForm intent="read" about={{ notice: one.id }} className={styles.mark}>
                <Button type="submit" size="small" variant="quiet">
                  Mark as Read
                  <span className="visually-hidden">: {one.sentence}</span>
                </Button>
              </PostForm>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
