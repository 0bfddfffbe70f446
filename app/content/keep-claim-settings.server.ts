import { eq, sql } from "drizzle-orm";

import type { ClaimId } from "#app/content/claims.ts";
import type { FactState } from "#app/content/facts.ts";
import type { SiteSettingKey } from "#app/content/site-settings.ts";
import { claimSettings, siteSettings } from "#app/content/tables.server.ts";
import { type Db, db, type Transaction } from "#app/platform/db.server.ts";

export type ClaimSetting = {
  isHidden: boolean;
  proof: string;
  provedUntil: string | null;
  updatedAt: Date | null;
};

export const untouchedClaim: ClaimSetting = {
  isHidden: false,
  proof: "",
  provedUntil: null,
  updatedAt: null,
};

export function claimState(setting: ClaimSetting | undefined, today: string): FactState {
  const { isHidden, proof, provedUntil } = setting ?? untouchedClaim;
  if (isHidden) return "hidden";
  if (proof === "") return "unproved";
  return provedUntil !== null && provedUntil < today ? "overdue" : "good";
}

export async function listClaimSettings(): Promise<Map<string, ClaimSetting>> {
  const rows = await db.select().from(claimSettings);
  return new Map(rows.map(({ claim, ...setting }) => [claim, setting]));
}

export async function lockClaims(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('claims', 0))`);
}

export async function findClaimSetting(tx: Db, claim: ClaimId): Promise<ClaimSetting> {
  const [row] = await tx.select().from(claimSettings).where(eq(claimSettings.claim, claim));
  return row ?? untouchedClaim;
}

export async function keepClaimSetting(
  tx: Transaction,
  claim: ClaimId,
  { updatedAt, ...setting }: ClaimSetting & { updatedAt: Date },
): Promise<void> {
  const kept = { ...setting, updatedAt };
  await tx
    .insert(claimSettings)
    .values({ claim, ...kept })
    .onConflictDoUpdate({ target: claimSettings.claim, set: kept });
}

/** A missing key means the server's own setting. */
export async function listSwitches(tx: Db = db): Promise<Map<SiteSettingKey, boolean>> {
  const rows = await tx.select().from(siteSettings);
  return new Map(rows.map(({ key, isOn }) => [key, isOn]));
}

export async function keepSwitch(
  tx: Transaction,
  key: SiteSettingKey,
  isOn: boolean | null,
  now: Date,
): Promise<void> {
  if (isOn === null) {
    await tx.delete(siteSettings).where(eq(siteSettings.key, key));
    return;
  }
  const kept = { isOn, updatedAt: now };
  await tx
    .insert(siteSettings)
    .values({ key, ...kept })
    .onConflictDoUpdate({ target: siteSettings.key, set: kept });
}
