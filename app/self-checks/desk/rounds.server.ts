import { asc, desc, eq, sql } from "drizzle-orm";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { changedMeanwhile, done, type Outcome, refuse } from "#app/platform/outcome.ts";
import type { RoundFields } from "#app/self-checks/desk/round-fields.ts";
import { clearPointsGrids, type PointsRound } from "#app/self-checks/points/held-grids.server.ts";
import { pointsRounds } from "#app/self-checks/tables.server.ts";

export async function listRoundsAtDesk(member: Member): Promise<Outcome<PointsRound[]>> {
  return may(member.role, "see_catalogue", { own: false }) ? done(await everyRound(db)) : notAllowed;
}

type Edit = { member: Member; now: Date };

/** Adding the same again changes nothing. */
export async function addRound({ round, ...edit }: Edit & { round: RoundFields }): Promise<Outcome<null>> {
  return change(edit, async (tx, listed) => {
    const same = listed.find((one) => one.endedAt === null && isSame(one, round));
    if (same) return isUnchanged(same, round) ? done(null) : alreadyListed;
    const [made] = await tx
      .insert(pointsRounds)
      .values({ ...round, addedBy: edit.member.id, updatedAt: edit.now })
      .returning({ id: pointsRounds.id });
    await log(tx, edit, { event: "points_round_added", id: made?.id, after: told(round) });
    return done(null);
  });
}

type EditOne = Edit & { id: number };

export async function changeRound({
  id,
  seen,
  round,
  ...edit
}: EditOne & { round: RoundFields; seen: string }): Promise<Outcome<null>> {
  return change(edit, async (tx, listed) => {
    const before = listed.find((one) => one.id === id && one.endedAt === null);
    if (!before) return unknownRound;
    if (isUnchanged(before, round)) return done(null);
    if (before.updatedAt.toISOString() !== seen) return roundChanged;
    const isTaken = listed.some((one) => one.id !== id && one.endedAt === null && isSame(one, round));
    if (isTaken) return alreadyListed;
    await update(tx, before, round, edit.now);
    const parts = { before: told(before), after: told(round) };
    await log(tx, edit, { event: "points_round_changed", id, ...parts });
    return done(null);
  });
}

/** The row stays, marked as ended. */
export async function endRound({
  id,
  reason,
  ...edit
}: EditOne & { reason: string }): Promise<Outcome<null>> {
  return change(edit, async (tx, listed) => {
    const before = listed.find((one) => one.id === id);
    if (!before) return unknownRound;
    if (before.endedAt) return done(null);
    await update(tx, before, { endedAt: edit.now }, edit.now);
    await log(tx, edit, { event: "points_round_ended", id, before: told(before), reason });
    return done(null);
  });
}

async function change(
  { member }: Edit,
  work: (tx: Transaction, listed: PointsRound[]) => Promise<Outcome<null>>,
): Promise<Outcome<null>> {
  if (!may(member.role, "edit_points", { own: false })) return notAllowed;
  const changed = await allOrNothing(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('points_rounds', 0))`);
    return work(tx, await everyRound(tx));
  });
  clearPointsGrids();
  return changed;
}

function everyRound(tx: Pick<Transaction, "select">): Promise<PointsRound[]> {
  return tx.select().from(pointsRounds).orderBy(desc(pointsRounds.heldOn), asc(pointsRounds.id));
}

async function update(
  tx: Transaction,
  before: PointsRound,
  values: Partial<RoundFields> & { endedAt?: Date },
  now: Date,
): Promise<void> {
  // Always later than the previous change, even if the clock does not move.
  const updatedAt = new Date(Math.max(now.getTime(), before.updatedAt.getTime() + 1));
  await tx
    .update(pointsRounds)
    .set({ ...values, updatedAt })
    .where(eq(pointsRounds.id, before.id));
}

type Event = {
  event: string;
  id: number | undefined;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
};

async function log(tx: Transaction, { member, now }: Edit, { id, ...event }: Event): Promise<void> {
  const subject = { kind: "points_round", id: String(id) };
  await recordAuditEvent(tx, { actor: member, subject, ...event, now });
}

function isSame(one: RoundFields, other: RoundFields): boolean {
  return one.system === other.system && one.heldOn === other.heldOn && one.name === other.name;
}

function isUnchanged(one: RoundFields, other: RoundFields): boolean {
  return JSON.stringify(told(one)) === JSON.stringify(told(other));
}

function told({ system, heldOn, name, lowest, invited, sourceName, sourceUrl, asOf }: RoundFields) {
  return {
    system,
    held_on: heldOn,
    name,
    lowest: String(lowest),
    invited: invited === null ? null : String(invited),
    source: `${sourceName}, ${sourceUrl}`,
    as_of: asOf,
  };
}

const unknownRound = refuse({ code: "unknown_round", message: "This round is not listed.", status: 404 });

const alreadyListed = refuse({
  code: "already_listed",
  message: "A round of that day and name is listed already. Change its row instead.",
  status: 409,
  field: "round_name",
});

const roundChanged = changedMeanwhile("this round");
