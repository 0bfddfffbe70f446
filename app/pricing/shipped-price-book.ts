import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { PriceBookRow } from "#app/pricing/price-book.ts";

/** The next start appends changed figures to the database. Sold or quoted prices stay. */
export const shippedPriceBook: PriceBookRow[] = [
  row("counselling-session", "unit", 1_999, 29),
  row("visa_and_financial_counselling", "first_person", 9_999, 149),
  row("visa_and_financial_counselling", "each_dependent", 5_999, 89),
  row("research-paper", "unit", 149_999, 1_999),
  row("complete-application", "universities:5", 39_999, 549),
  row("complete-application", "universities:8", 54_999, 749),
  row("complete-application", "universities:10", 64_999, 879),
  row("complete-application", "universities:12", 73_999, 999),
  row("complete-application", "universities:15", 86_999, 1_179),
  row("complete-application", "universities:20", 107_999, 1_459),
  row("profile-evaluation", "unit", 2_999, 45),
  row("sop-drafting", "drafts:1", 3_999, 59),
  row("sop-drafting", "drafts:2", 6_999, 99),
  row("sop-drafting", "drafts:3", 9_499, 139),
  row("sop-drafting", "drafts:5", 14_499, 209),
  row("mock-interview", "unit", 2_499, 39),
  row("lor-drafting", "unit", 1_999, 29),
  row("history-draft", "unit", 3_999, 59),
  row("resume-help", "unit", 2_499, 39),
  row("gre-consultation", "unit", 1_999, 29),
  row("university-finalising", "unit", 2_499, 39),
  row("scholarship-help", "unit", 9_999, 149),
  row("plagiarism-check", "unit", 499, 9),
  row("toefl-consultation", "unit", 999, 15),
  row("job-application", "jobApplications:3", 5_999, 89),
  row("job-application", "jobApplications:5", 8_999, 129),
  row("job-application", "jobApplications:8", 12_999, 189),
  row("job-application", "jobApplications:10", 14_999, 219),
  row("job-application", "jobApplications:unlimited", 39_999, 549),
  row("visa-sop", "unit", 3_999, 59),
  row("profile-building", "unit", 24_999, 349),
  row("assignment-help", "unit", 799, 12),
  row("housing-search", "unit", 7_999, 119),
  row("application-review", "unit", 19_999, 279),
  row("linkedin-profile-building", "unit", 3_499, 49),
  row("express-entry", "unit", 49_999, 699),
  row("cover-letter", "unit", 1_999, 29),
  row("portfolio-building", "unit", 9_999, 149),
  row("eb2-niw", "unit", 249_999, 3_499),
];

function row(service: ServiceSlug, choice: string, rupees: number, dollars: number): PriceBookRow {
  return { service, choice, inr: BigInt(rupees) * 100n, usd: BigInt(dollars) * 100n };
}
