import { isNull } from "drizzle-orm";

import type { Adviser } from "#app/content/advisers.ts";
import { type ClaimId, isClaimId } from "#app/content/claims.ts";
import type { SiteSettingKey, SiteSettings } from "#app/content/site-settings.ts";
import { advisers, claimSettings, siteSettings } from "#app/content/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { held } from "#app/platform/held.server.ts";

type ContentSettings = {
  advisers: Adviser[];
  hiddenClaims: ReadonlySet<ClaimId>;
  site: SiteSettings;
};

/** From memory. */
export const contentSettings = held(readSettings);

/** Call after a change. */
export const clearContentSettings = contentSettings.drop;

export function settingsOfServer(): SiteSettings {
  const {
    SHOW_FIXED_RATING: showFixedRating,
    SHOW_FIXED_STARS: showFixedStars,
    SHOW_ILLUSTRATIONS: showIllustrations,
  } = env();
  return { showFixedRating, showFixedStars, showIllustrations };
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
      showIllustrations: isOn("show_illustrations") ?? server.showIllustrations,
    },
  };
}
