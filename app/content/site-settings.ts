export const siteSettingKeys = ["show_fixed_rating", "show_fixed_stars"] as const;

export type SiteSettingKey = (typeof siteSettingKeys)[number];

export type SiteSettings = { showFixedRating: boolean; showFixedStars: boolean };
