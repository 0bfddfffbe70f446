import { checkLaunchAtDesk, recordProvenBackupAtDesk } from "#app/launch/check-launch.server.ts";
import { backupFields } from "#app/launch/desk/backup-fields.ts";
import { keptWhereMax } from "#app/launch/proven-backup.ts";
import type { LaunchLine } from "#app/launch/launch-lines.ts";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { utcDay, writtenDate } from "#app/platform/dates.ts";
import { Alert } from "#app/ui/alert.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/launch.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_launch");
  const now = new Date();
  const { lines, lastBackup } = valueOrStatus(await checkLaunchAtDesk(member, now));
  return {
    missing: lines.filter(({ missing }) => missing !== null),
    real: lines.filter(({ missing }) => missing === null),
    lastBackup: lastBackup && `Last on ${writtenDate(lastBackup.provenOn)}: ${lastBackup.keptWhere}`,
    today: utcDay(now),
    success: url.searchParams.get("done") === "backup" ? "The proven backup is recorded." : null,
  };
}

export const action = formAction(asStaff("record_backup"), (on) => ({
  backup: on({
    schema: backupFields,
    run: ({ fields, who: { member }, now }) => recordProvenBackupAtDesk({ member, fields, now }),
  }),
}));

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Launch check");

export default function Launch({ loaderData }: Route.ComponentProps) {
  const { missing, real, lastBackup, today, success } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Launch check"
        intro="Everything that must be real before customers come."
        back={{ to: "/staff/catalogue", label: "Catalogue" }}
      />
      <AnswerSummary success={success} />
      {missing.length === 0 ? (
        <Alert tone="success" announce={false}>
          Everything is real. Customers may come.
        </Alert>
      ) : (
        <section aria-labelledby="missing">
          <h2 id="missing">Not real yet: {missing.length}</h2>
          <DataTable
            label="What is not real yet"
            columns={{ what: "What", missing: "What is missing", where: "Where to change it" }}
            rows={missing.map(toRow)}
            empty=""
          />
        </section>
      )}
      <section aria-labelledby="real">
        <h2 id="real">Real: {real.length}</h2>
        <p>{real.map(({ title }) => title).join(", ") || "Nothing yet."}</p>
      </section>
      <section aria-labelledby="backup">
        <h2 id="backup">A backup was proven</h2>
        <p className="note measure">
          A backup counts once somebody has restored it somewhere else and found the orders and the files in
          it.
        </p>
        {lastBackup && <p className="measure">{lastBackup}</p>}
        <PostForm intent="backup" reloadDocument className={`stack-4 ${styles.form}`}>
          <Field
            label="Restored on"
            name="proven_on"
            type="date"
            width="medium"
            defaultValue={today}
            max={today}
            required
          />
          <Field label="Where it is kept" name="kept_where" maxLength={keptWhereMax} required />
          <SubmitButton>Record it</SubmitButton>
        </PostForm>
      </section>
    </div>
  );
}

function toRow({ id, title, missing, where, to }: LaunchLine) {
  return { id, what: title, missing: missing ?? "", where: to === null ? where : { text: where, href: to } };
}
