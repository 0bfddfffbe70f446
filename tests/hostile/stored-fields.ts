import { textOf } from "#tests/hostile/text-of.ts";

/** The test in tests/e2e/hostile.spec.ts that shows each stored text. */
export const shownBy: Record<string, string> = {
  first_name: "the names of a customer",
  last_name: "the names of a customer",
  details: "a testimonial and the name under it",
  title: "a research group in lists and on its page",
  description: "a research group in lists and on its page",
  text: "a research group in lists and on its page",
  billing_name: "the name on a receipt",
};

/** Kept by the desk: desk-text.db.test.ts draws the pages that show it. */
export const drawnByPages = ["note", "reason"];

/** On the board of a research group: board-text.db.test.ts draws the pages that show it. */
export const drawnByBoard = ["message"];

/** Words of the catalogue that the desk keeps: catalogue-text.db.test.ts and owner-text.db.test.ts draw the pages that show them. */
export const drawnByCatalogue = textOf(`
  heading intro iButtonText mbaIButtonText question_1 answer_1 name body proof kept_where paused_text university country programme profile role languages countries transcript label hint step_text item_heading_1 item_text_1 answer shown_name consent value sentence
  rulesAt.name sources.0.name sources.1.name sources.2.name remarks.0.text remarks.1.text superseded.text
  remarks.0.source.name remarks.1.source.name version_name round_name source_name
`);

/** What a payment link of staff's says, and who pays by one: link-text.db.test.ts draws the pages that show it. */
export const drawnByLinks = ["work_title", "work_description", "payer_name"];

/** What stands on a list of evidence: evidence-text.db.test.ts draws the pages that show it. */
export const drawnByEvidence = ["help"];

/** Answers of a service's form, of every kind: intake-text.db.test.ts draws the pages that show them. */
export const drawnByIntake = ["answer.advertisement"];

/** Only compared, or of one fixed shape, so never stored as text. */
export const neverKept = textOf(`
  identifier password new_password username email code coupon discount_code amount mobile
  preferredOn slot tax_number customer days valid_days
  licence_number meeting_link payment reference payer_email
`);
