import { writtenDate } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { aboutCheck } from "#app/self-checks/kept/kept-check.ts";
import { listKeptChecks } from "#app/self-checks/kept/kept-checks.server.ts";

export async function loadDashboardChecks(userId: UserId) {
  const kept = await listKeptChecks(db, userId);
  return kept.map(({ checkId, keptAt }) => ({
    id: checkId,
    name: aboutCheck(checkId).name,
    keptOn: writtenDate(keptAt),
  }));
}

export type ShownCheck = Awaited<ReturnType<typeof loadDashboardChecks>>[number];
