import { studentsIn } from "#app/content/destination-counts.ts";

export type Claim = {
  figure: string;
  /** Completes the figure to a sentence. */
  text: string;
};

export const proofLengthMax = 1_000;

/** Figures about ourselves (spec section 9). A test keeps docs/claims.md, with the required proof, in step. */
export const claims = {
  "full-funding": { figure: "22%", text: "of our students get full funding" },
  "scholarship-over-10k": { figure: "83%", text: "get a scholarship of more than $10,000" },
  "scholarship-return": { figure: "10x", text: "what students spend with us, won in scholarships" },
  "resume-success": {
    figure: "About 18%",
    text: "more success in admissions and scholarships with a well-made resume",
  },
  "job-applicants": { figure: "150+", text: "applicants sent to our top destination" },
  "interview-refusals": { figure: "1 in 4", text: "applicants is rejected by visa officers" },
  "counselling-cases": { figure: "10K+", text: "cases counselled" },
  "personal-history-success": {
    figure: "98.7%",
    text: "success rate of applications with our personal history statements",
  },
  "citations-per-paper": { figure: "20–25", text: "citations per paper on average" },
  "citations-in-total": { figure: "100–150", text: "citations in total" },
  "us-visa-success": { figure: "98.7%", text: "US visa success rate" },
  "us-approvals": { figure: "5,000+", text: "US approvals" },
  "canada-visa-success": { figure: "97.9%", text: "Canada visa success rate" },
  "canada-cases": { figure: "10,000+", text: "Canada cases" },
  "uk-visa-success": { figure: "97.5%", text: "UK visa success rate" },
  "uk-cases": { figure: "7,500+", text: "UK cases" },
  "students-us": { figure: studentsIn("United States"), text: "students in the US" },
  "students-canada": { figure: studentsIn("Canada"), text: "students in Canada" },
  "students-uk": { figure: studentsIn("United Kingdom"), text: "students in the UK" },
  "students-australia": { figure: studentsIn("Australia"), text: "students in Australia" },
  "success-rates-o-1": { figure: "81.5–98%", text: "success by number of papers, O-1" },
  "success-rates-eb-1": { figure: "73–96%", text: "success by number of papers, EB-1" },
  "success-rates-eb-2": { figure: "81.5–98%", text: "success by number of papers, EB-2 NIW" },
  "success-rates-uk": { figure: "89–97%", text: "success by number of papers, UK Global Talent" },
  "success-rates-australia": { figure: "80–94%", text: "success by number of papers, Australia 858" },
  "success-rates-singapore": { figure: "86–96.5%", text: "success by number of papers, ONE Pass" },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;

export const claimIds = Object.keys(claims).filter(isClaimId);

export function isClaimId(name: string): name is ClaimId {
  return Object.hasOwn(claims, name);
}

/** Stands behind a chart of success rates. */
export function isRateClaim(id: ClaimId): boolean {
  return id.startsWith("success-rates-");
}

export function claimsNamed(ids: readonly ClaimId[]): Claim[] {
  return ids.map((id) => claims[id]);
}
