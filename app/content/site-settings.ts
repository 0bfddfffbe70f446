export const siteSettingKeys = [
  "show_fixed_rating",
  "show_fixed_stars",
  "show_illustrations",
  "moderate_testimonials",
  "hide_overdue_facts",
] as const;

export type SiteSettingKey = (typeof siteSettingKeys)[number];

export type SiteSettings = {
  showFixedRating: boolean;
  showFixedStars: boolean;
  showIllustrations: boolean;
  moderateTestimonials: boolean;
  hideOverdueFacts: boolean;
};
