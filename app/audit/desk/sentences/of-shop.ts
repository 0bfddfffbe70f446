import type { Sentences } from "#app/audit/desk/sentences/sentence.ts";

/** One that was entered at the desk belongs to no account. */
export const unsigned = "a testimonial";

export const ofShop: Sentences = {
  service_edited: ({ subject }) => `edited the texts of ${subject}`,
  service_reset: ({ subject }) => `put the texts of ${subject} back to those that came with the shop`,
  price_set: ({ subject }) => `set ${subject}`,
  price_withdrawn: ({ subject }) => `withdrew ${subject} before it began`,
  coupon_created: ({ subject }) => `made ${subject}`,
  coupon_changed: ({ subject }) => `changed ${subject}`,
  coupon_ended: ({ subject }) => `ended ${subject}`,
  rate_entered: ({ subject, is }) => `entered ${is("per_usd")} as ${subject}`,
  rate_accepted: ({ subject }) => `accepted ${subject}`,
  rate_refused: ({ subject, was }) => `refused ${was("per_usd")} as ${subject}`,
  rates_asked_for: () => "asked for new exchange rates",
  adviser_added: ({ subject }) => `added ${subject}`,
  adviser_changed: ({ subject }) => `changed ${subject}`,
  adviser_ended: ({ subject }) => `took ${subject} off the site`,
  claim_edited: ({ subject }) => `edited ${subject}`,
  setting_changed: ({ subject, was, is }) => `changed ${subject} from ${was("shown")} to ${is("shown")}`,
  points_version_made: ({ subject }) => `made ${subject}`,
  points_version_published: ({ subject }) => `published ${subject}`,
  points_version_corrected: ({ subject }) => `corrected ${subject} in the open`,
  points_draft_saved: ({ subject }) => `saved a draft of ${subject}`,
  points_draft_dropped: ({ subject }) => `dropped the draft of ${subject}`,
  points_round_added: () => "added a round of invitations",
  points_round_changed: () => "changed a round of invitations",
  points_round_ended: () => "took a round of invitations away",
  firm_holiday_added: ({ is }) => `added ${is("day")} (${is("name")}) to the holidays of the firm`,
  firm_holiday_removed: ({ was }) => `took ${was("day")} (${was("name")}) off the holidays of the firm`,
  group_closed: ({ subject }) => `closed ${subject}`,
  group_message_removed: ({ subject }) => `took down ${subject}`,
  fact_approved: ({ subject, is }) => `approved ${subject} as ${is("value")}`,
  testimonial_entered: ({ subject, is }) => `entered ${subject} about ${is("service")}`,
  testimonial_published: ({ subject }) => `published ${subject}`,
  testimonial_hidden: ({ subject }) => `hid ${subject}`,
  testimonial_answered: ({ subject }) => `changed the public answer to ${subject}`,
  testimonial_featured: ({ subject }) => `changed whether ${subject} is featured`,
  testimonial_removed: ({ subject, was }) =>
    subject === unsigned
      ? `took down ${subject} about ${was("service")}`
      : `took down what ${subject} wrote about ${was("service")}`,
  backup_proven: () => "recorded that a backup was restored and proved",
};
