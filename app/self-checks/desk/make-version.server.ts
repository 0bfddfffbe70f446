import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { unknownVersion, versionTaken } from "#app/self-checks/desk/grid-refusals.ts";
import { lastOf } from "#app/self-checks/desk/list-grids.server.ts";
import { parseGrid } from "#app/self-checks/points/parse-grid.server.ts";
import { appendGrid, lockGrids, revisionsOf } from "#app/self-checks/points/stored-grids.server.ts";

type NewVersion = { member: Member; from: string; name: string; begins: string; now: Date };

/** A draft with the cells of another version. Answers its name in addresses. */
export async function makeVersion({ member, from, name, begins, now }: NewVersion): Promise<Outcome<string>> {
  if (!may(member.role, "edit_points", { own: false })) return notAllowed;
  return allOrNothing(db, async (tx) => {
    await lockGrids(tx);
    const { last } = lastOf(await revisionsOf(from, tx));
    const base = last && parseGrid(last.document);
    if (!base?.ok) return unknownVersion;
    const id = `${base.value.system.replaceAll("_", "-")}-${begins}`;
    if ((await revisionsOf(id, tx)).length > 0) return versionTaken;
    const inForce = { from: begins, to: null };
    const grid = { ...base.value, id, name, inForce, superseded: null };
    const saved = { isPublished: false, savedBy: member.id, savedAt: now, reason: null };
    await appendGrid(tx, { grid, revision: 1, ...saved });
    const subject = { kind: "points_version", id };
    const after = { name, from_version: from, first_day: begins };
    await recordAuditEvent(tx, { actor: member, event: "points_version_made", subject, after, now });
    return done(id);
  });
}
