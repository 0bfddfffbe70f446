import { isNull } from "drizzle-orm";

import type { Adviser } from "#app/content/advisers.ts";
import { type ClaimId, isClaimId } from "#app/content/claims.ts";
import type { SiteSettingKey, SiteSettings } from "#app/content/site-settings.ts";
import { advisers, claimSettings, siteSettings } from "#app/content/tables.server.ts";
import { type Database, db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";

type ContentSettings = {
  advisers: Adviser[];
  hiddenClaims: ReadonlySet<ClaimId>;
  site: SiteSettings;
};

const cacheMs = 1_000;

let cached: { from: Database; readAtMs: number; settings: Promise<ContentSettings> } | null = null;

export function contentSettings(): Promise<ContentSettings> {
  const nowMs = performance.now();
  if (cached === null || cached.from !== db || nowMs - cached.readAtMs >= cacheMs) {
    const reading = { from: db, readAtMs: nowMs, settings: readSettings() };
    cached = reading;
    // Failures are not cached.
    reading.settings.catch(() => {
      if (cached === reading) cached = null;
    });
  }
  return cached.settings;
}

/** Call after a change. */
export function clearContentSettings(): void {
  cached = null;
}

export function settingsOfServer(): SiteSettings {
  const { SHOW_FIXED_RATING: showFixedRating, SHOW_FIXED_STARS: showFixedStars } = env();
  return { showFixedRating, showFixedStars };
}

async function readSettings(): Promise<ContentSettings> {
  const [named, claims, switches] = await Promise.all([
    db.select().from(advisers).where(isNull(advisers.endedAt)).orderBy(advisers.name, advisers.id),
    db.select({ claim: claimSettings.claim, isHidden: claimSettings.isHidden }).from(claimSettings),
    db.select().from(siteSettings),
  ]);
  const hidden = claims.flatMap(({ claim, isHidden }) => (isHidden && isClaimId(claim) ? [claim] : []));
  const isOn = (key: SiteSettingKey) => switches.find((one) => one.key === key)?.isOn;
  const server = settingsOfServer();
  return {
    advisers: named.map(({ name, country, body, licenceNumber, expiresOn }) => ({
      name,
      country,
      body,
      licenceNumber,
      expiresOn,
    })),
    hiddenClaims: new Set(hidden),
    site: {
      showFixedRating: isOn("show_fixed_rating") ?? server.showFixedRating,
      showFixedStars: isOn("show_fixed_stars") ?? server.showFixedStars,
    },
  };
}
