import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { readStatus } from "#app/status/read-status.server.ts";
import type { StatusLine } from "#app/status/status-lines.ts";
import { Alert } from "#app/ui/alert.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/status.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_status");
  const now = new Date();
  return {
    lines: valueOrStatus(await readStatus(member, now)),
    at: shortTime(now, member.timeZone),
    timeZone: member.timeZone,
  };
}

export const meta = unlisted("Status");

export default function Status({ loaderData }: Route.ComponentProps) {
  const { lines, at, timeZone } = loaderData;
  const troubled = lines.filter(({ state }) => state !== "well").length;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading title="Status" intro={`How the site and its server are, at ${at}, ${timeZone}.`} />
      {troubled === 0 ? (
        <Alert tone="success" announce={false}>
          All is well.
        </Alert>
      ) : (
        <Alert tone="warning" announce={false}>
          {troubled === 1 ? "One thing needs" : `${troubled} things need`} somebody.
        </Alert>
      )}
      <DataTable
        label="What was looked at"
        columns={{ what: "What", state: "State", now: "Now", todo: "What to do" }}
        rows={lines.map(toRow)}
        empty=""
      />
    </div>
  );
}

const states = {
  well: { text: "Well", tone: "success" },
  look: { text: "Look at it", tone: "warning" },
  act: { text: "Act now", tone: "danger" },
} as const;

function toRow({ what, state, now, todo }: StatusLine) {
  return { id: what, what, state: states[state], now, todo: todo ?? "" };
}
