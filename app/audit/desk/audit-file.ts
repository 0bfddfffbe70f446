import { auditCsv } from "#app/audit/desk/audit-csv.server.ts";
import { readTyped } from "#app/audit/desk/audit-filter.ts";
import { clockIn } from "#app/desk/zone-time.ts";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { answerStream } from "#app/files/answer-file.server.ts";

import type { Route } from "./+types/audit-file.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_audit");
  const now = new Date();
  const parts = valueOrStatus(await auditCsv({ member, typed: readTyped(url.searchParams), now }));
  return answerStream({
    name: `audit-${clockIn(now, member.timeZone).day}.csv`,
    type: "text/csv; charset=utf-8; header=present",
    parts,
  });
}
