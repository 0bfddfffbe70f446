import styles from "#app/notifications/desk/settings.module.css";
import recordStyles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { type Channel, channels, kindLabel, kindsFor, usualChannel } from "#app/notifications/kinds.ts";
import { findSettings, saveSettings } from "#app/notifications/settings.server.ts";
import { settingsFields } from "#app/notifications/settings-fields.ts";
import { db } from "#app/platform/db.server.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

import type { Route } from "./+types/settings.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "choose_notifications");
  const settings = await findSettings(db, member);
  return {
    timeZone: member.timeZone,
    kinds: kindsFor(member.role).map((kind) => ({
      kind,
      label: kindLabel(kind),
      channel: settings[kind],
      usual: usualChannel(kind, member.role),
    })),
    success: url.searchParams.get("done") === "choose" ? "Saved." : null,
  };
}

export const action = formAction(asStaff("choose_notifications"), (on) => ({
  choose: on({
    schema: settingsFields,
    run: ({ fields, who: { member }, now }) =>
      saveSettings({ member, userId: member.id, settings: fields, now }),
  }),
}));

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Notification settings");

const labels: Record<Channel, string> = {
  desk: "At the desk",
  mail: "At the desk, and by email at once",
  digest: "At the desk, and in the daily email",
  off: "Not at all",
};

export default function NotificationSettings({ loaderData }: Route.ComponentProps) {
  const { kinds, timeZone, success } = loaderData;
  return (
    <div className={`page stack-6 ${recordStyles.page}`}>
      <PageHeading
        title="What you are told"
        intro={`The daily email comes at 08:00, ${timeZone}, when there is something in it. Nobody is told of what they did themselves.`}
        back={{ to: "/staff/notifications", label: "Notifications" }}
      />
      <AnswerSummary success={success} />
      <PostForm intent="choose" reloadDocument className="stack-6">
        <div className={styles.kinds}>
          {kinds.map(({ kind, label, channel, usual }) => (
            <SelectField
              key={kind}
              label={label}
              name={kind}
              defaultValue={channel}
              options={channels.map((value) => ({
                value,
                label: value === usual ? `${labels[value]} (usual)` : labels[value],
              }))}
            />
          ))}
        </div>
        <p className="row">
          <SubmitButton>Save</SubmitButton>
        </p>
      </PostForm>
    </div>
  );
}
