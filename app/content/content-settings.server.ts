import { isNull } from "drizzle-orm";

import type { Adviser } from "#app/content/advisers.ts";
import { type ClaimId, isClaimId } from "#app/content/claims.ts";
import type { Facts } from "#app/content/facts.ts";
import { newestFactVersions } from "#app/content/keep-facts.server.ts";
import { pageTextsFromNow } from "#app/content/page-texts/keep-page-texts.server.ts";
import type { PageTextVersion } from "#app/content/page-texts/page-texts-at.ts";
import { readShowcase } from "#app/content/showcase/keep-showcase.server.ts";
import type { Showcase } from "#app/content/showcase/showcase.ts";
import type { SiteSettingKey, SiteSettings } from "#app/content/site-settings.ts";
import { advisers, claimSettings, siteSettings } from "#app/content/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { held } from "#app/platform/held.server.ts";

type ContentSettings = {
  advisers: Adviser[];
  hiddenClaims: ReadonlySet<ClaimId>;
  facts: Facts;
  showcase: Showcase;
  pageTexts: readonly PageTextVersion[];
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
    MODERATE_TESTIMONIALS: moderateTestimonials,
    HIDE_OVERDUE_FACTS: hideOverdueFacts,
  } = env();
  return { showFixedRating, showFixedStars, showIllustrations, moderateTestimonials, hideOverdueFacts };
}

async function readSettings(): Promise<ContentSettings> {
  const [named, claims, versions, showcase, pageTexts, switches] = await Promise.all([
    db.select().from(advisers).where(isNull(advisers.endedAt)).orderBy(advisers.name, advisers.id),
    db.select({ claim: claimSettings.claim, isHidden: claimSettings.isHidden }).from(claimSettings),
    newestFactVersions(db),
    readShowcase(),
    pageTextsFromNow(),
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
    showcase,
    pageTexts,
    facts: {
      versions: new Map(versions.map((version) => [version.fact, version])),
      hideOverdue: isOn("hide_overdue_facts") ?? server.hideOverdueFacts,
    },
    site: {
      showFixedRating: isOn("show_fixed_rating") ?? server.showFixedRating,
      showFixedStars: isOn("show_fixed_stars") ?? server.showFixedStars,
      showIllustrations: isOn("show_illustrations") ?? server.showIllustrations,
      moderateTestimonials: isOn("moderate_testimonials") ?? server.moderateTestimonials,
      hideOverdueFacts: isOn("hide_overdue_facts") ?? server.hideOverdueFacts,
    },
  };
}
